import { styled } from '@mui/material/styles'
import { site } from '#data/company/site.ts'
// Each part is drawn by its id in one file, so that each load moves by itself and no script contains a path.
import truck from './truck.svg?no-inline'

const parts = ['load1', 'load2', 'load3', 'load4', 'load5', 'load6']

/** Height of the lettering: the largest that fits the plate, for a long name too. */
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
