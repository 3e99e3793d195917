import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { ArrowButton } from './ArrowButton.tsx'

const bar = { alignItems: 'center', justifySelf: 'center', width: 'min(100%, 36rem)' }

const Title = styled('p')(({ theme: { palette, typography } }) => ({
  flexGrow: 1,
  textAlign: 'center',
  fontWeight: 600,
  lineHeight: 1.35,
  '& small': { ...typography.body2, display: 'block', color: palette.common.onDarkMuted },
}))

type LightboxBarProps = {
  title: string
  /** "2 of 6". */
  place: string
  onMove: (step: 1 | -1) => void
}

/** The photo’s title between the previous and next buttons. */
export function LightboxBar({ title, place, onMove }: LightboxBarProps) {
  return (
    <Stack direction="row" spacing={2} sx={bar}>
      <ArrowButton direction="back" label="Previous photo" onClick={() => onMove(-1)} />
      <Title aria-live="polite">
        {title} <small>{place}</small>
      </Title>
      <ArrowButton direction="on" label="Next photo" onClick={() => onMove(1)} />
    </Stack>
  )
}
