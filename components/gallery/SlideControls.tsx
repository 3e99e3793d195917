import styled from '@emotion/styled'
import { Tooltip } from '../tooltips/Tooltip.tsx'
import { ArrowButton } from './ArrowButton.tsx'
import { allShown } from './allShown.ts'

const Row = styled('div')({
  gridRow: 2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1rem',
  marginTop: '1rem',
  [allShown]: { display: 'none' },
})

const Dot = styled('button')(({ theme: { design } }) => ({
  width: design.size.touchTargetMin,
  height: design.size.touchTargetMin,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  display: 'grid',
  placeItems: 'center',
  // Both are there all the time: a dot that grew would count as a shift of the layout.
  '&::before, &::after': {
    content: '""',
    gridArea: '1 / 1',
    width: 14,
    height: 14,
    border: '2.5px solid currentColor',
    borderRadius: 7,
  },
  '&::after': { width: 34, background: 'currentColor' },
  '&[aria-current]::before, &:not([aria-current])::after': { visibility: 'hidden' },
}))

const Dots = styled('div')({ display: 'flex' })

type SlideControlsProps = {
  titles: readonly string[]
  current: number
  /** The index may be before the first or after the last. */
  onShow: (index: number) => void
}

/** The arrows, and between them a dot for every slide. */
export function SlideControls({ titles, current, onShow }: SlideControlsProps) {
  return (
    <Row>
      <ArrowButton direction="back" label="Previous project" onClick={() => onShow(current - 1)} />
      <Dots>
        {titles.map((title, index) => (
          <Tooltip key={title} label={`Show ${title}`}>
            <Dot type="button" aria-current={index === current || undefined} onClick={() => onShow(index)} />
          </Tooltip>
        ))}
      </Dots>
      <ArrowButton direction="on" label="Next project" onClick={() => onShow(current + 1)} />
    </Row>
  )
}
