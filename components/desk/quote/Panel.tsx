import { styled, type Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'

/** The styles of a card. */
export const panel = ({ palette, design }: Theme) => ({
  display: 'grid',
  padding: '1rem',
  borderRadius: design.corner.medium,
  border: `1px solid ${palette.divider}`,
  background: palette.background.paper,
  '& h2': { fontSize: '1.1875rem', lineHeight: 1.2 },
})

const Box = styled('section')(({ theme }) => ({
  ...panel(theme),
  gap: '.75rem',
  '& > ul': { display: 'grid', gap: '.5rem' },
}))

/** A card under a title. */
export const Panel = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box>
    <h2>{title}</h2>
    {children}
  </Box>
)
