import { styled } from '@mui/material/styles'
import { site } from '#data/company/site.ts'
// One file, of which each part is drawn by its name: the loads move one by one, and no script repeats a path.
import truck from './art/truck.svg?no-inline'

const parts = ['load1', 'load2', 'load3', 'load4', 'load5', 'load6']

/** The lettering is as high as the plate allows, and no wider. */
const letterHeight = Math.min(25, 220 / site.brand.length)

const Truck = styled('svg')(({ theme: { palette, design } }) => ({
  width: '100%',
  height: 'auto',
  aspectRatio: '720 / 296',
  overflow: 'visible',
  '& use': { transition: `transform ${design.move.load}, opacity .2s` },
  '& [data-left]': { transform: 'translateY(-26px)', opacity: 0 },
  '& text': {
    fill: palette.common.white,
    fontFamily: design.fonts.display,
    fontWeight: 820,
    textAnchor: 'middle',
  },
}))

type TruckDrawingProps = {
  /** Alternative text; empty where the words beside say the same. */
  alt?: string
  /** Number of loads shown (of six), from the cab. */
  loads: number
}

/** The truck from the side, with its loads dropping in. */
export function TruckDrawing({ alt, loads }: TruckDrawingProps) {
  return (
    <Truck viewBox="0 0 720 296" {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
      <use href={`${truck}#bed`} />
      {parts.map((part, index) => (
        <use key={part} href={`${truck}#${part}`} data-left={index < loads ? undefined : ''} />
      ))}
      <use href={`${truck}#truck`} />
      <text x="371" y="244" fontSize={letterHeight}>
        {site.brand}
      </text>
    </Truck>
  )
}
