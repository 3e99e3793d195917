import { styled } from '@mui/material/styles'

/** Beside the score: the portal, or the link to the reviews. */
export const ReviewsBox = styled('div')(({ theme: { palette, design } }) => ({
  position: 'relative',
  display: 'grid',
  gap: '1.5rem',
  alignContent: 'center',
  justifyItems: 'start',
  padding: 'clamp(1.5rem, 4vw, 3.5rem)',
  border: `1.5px solid ${palette.divider}`,
  borderRadius: design.corner.large,
  background: palette.background.default,
}))
