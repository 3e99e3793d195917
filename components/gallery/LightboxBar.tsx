import styled from '@emotion/styled'
import { ArrowButton } from './ArrowButton.tsx'

const Bar = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: '1rem',
  justifySelf: 'center',
  width: 'min(100%, 36rem)',
})

const Title = styled('p')(({ theme: { palette, typography } }) => ({
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
    <Bar>
      <ArrowButton direction="back" label="Previous photo" onClick={() => onMove(-1)} />
      <Title aria-live="polite">
        {title} <small>{place}</small>
      </Title>
      <ArrowButton direction="on" label="Next photo" onClick={() => onMove(1)} />
    </Bar>
  )
}
