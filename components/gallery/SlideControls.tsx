import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { Tooltip } from '../tooltips/Tooltip.tsx'
import { ArrowButton } from './ArrowButton.tsx'
import { allShown } from './allShown.ts'

const row = {
  gridRow: 2,
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: '1rem',
  [allShown]: { display: 'none' },
}

const Dot = styled(IconButton)(({ theme: { design } }) => ({
  width: design.size.touchTargetMin,
  height: design.size.touchTargetMin,
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

type SlideControlsProps = {
  titles: readonly string[]
  current: number
  /** The index may be before the first or after the last. */
  onShow: (index: number) => void
}

/** The arrows, and between them a dot for every slide. */
export function SlideControls({ titles, current, onShow }: SlideControlsProps) {
  return (
    <Stack direction="row" spacing={2} sx={row}>
      <ArrowButton direction="back" label="Previous project" onClick={() => onShow(current - 1)} />
      <Stack direction="row">
        {titles.map((title, index) => (
          <Tooltip key={title} label={`Show ${title}`}>
            <Dot aria-current={index === current || undefined} onClick={() => onShow(index)} />
          </Tooltip>
        ))}
      </Stack>
      <ArrowButton direction="on" label="Next project" onClick={() => onShow(current + 1)} />
    </Stack>
  )
}
