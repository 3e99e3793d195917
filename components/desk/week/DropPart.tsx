import { styled } from '@mui/material/styles'
import { type DragEvent, useState } from 'react'
import type { DeskQuote } from '#data/desk/deskQuote.ts'
import { VisitCard } from './VisitCard.tsx'
import { useMoves } from './VisitMoves.tsx'

const Part = styled('div')(({ theme: { palette, typography, design } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '.35rem',
  borderRadius: design.corner.small,
  '& h3': {
    ...typography.body2,
    fontFamily: 'inherit',
    fontWeight: 600,
    letterSpacing: 0,
    color: palette.text.secondary,
  },
  '& ul': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '.35rem' },
  '&[data-target]': { outline: `2px dashed ${palette.control}`, outlineOffset: 3, minHeight: 40 },
  '&[data-over]': { background: palette.kraft.light },
}))

type DropPartProps = { day: string; window: string; label: string; visits: readonly DeskQuote[] }

/** A time of day. During a drag every time of day is a drop target; otherwise only times with visits are shown. */
export function DropPart({ day, window, label, visits }: DropPartProps) {
  const { dragged, drag, move } = useMoves()
  const [isOver, setOver] = useState(false)
  if (!dragged && visits.length === 0) return null
  const target = {
    'data-target': '',
    'data-over': isOver ? '' : undefined,
    onDragOver(event: DragEvent) {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault()
      setOver(false)
      if (dragged) move(dragged, day, window)
      drag(undefined)
    },
  }
  return (
    <Part {...(dragged && target)}>
      <h3>{label}</h3>
      <ul>
        {visits.map((visit) => (
          <VisitCard key={visit.id} visit={visit} />
        ))}
      </ul>
    </Part>
  )
}
