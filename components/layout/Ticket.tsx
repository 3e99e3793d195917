import styled from '@emotion/styled'

/** A box on light cardboard, about one visit. */
export const Ticket = styled('section')(({ theme: { palette, design, typography } }) => ({
  alignSelf: 'start',
  display: 'grid',
  gap: '1rem',
  alignContent: 'start',
  padding: 'clamp(1.25rem, 3vw, 2.25rem)',
  borderRadius: design.corner.large,
  background: palette.kraft.light,
  '& h2': typography.h3,
}))
