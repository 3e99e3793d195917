import Card from '@mui/material/Card'
import type { ReactNode } from 'react'

/** A box on light cardboard, about one visit. */
export function Ticket({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card component="section" variant="ticket" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </Card>
  )
}
