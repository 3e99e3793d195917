import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const Box = styled('section')(({ theme: { palette, design } }) => ({
  display: 'grid',
  gap: '.75rem',
  padding: '1rem',
  borderRadius: design.corner.medium,
  border: `1px solid ${palette.divider}`,
  background: palette.background.paper,
  '& h2': { fontSize: '1.1875rem', lineHeight: 1.2 },
  '& > ul': { display: 'grid', gap: '.5rem' },
}))

/** A part of a screen, under its title. */
export const Panel = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box>
    <h2>{title}</h2>
    {children}
  </Box>
)
