import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { dayParts } from '#data/desk/dayParts.ts'
import { addDays } from '#data/desk/deskCalendar.ts'
import { deskPaths } from '#data/desk/deskPaths.ts'
import type { DeskQuote } from '#data/desk/deskQuote.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { cityOf } from '#data/places/roadOrder.ts'
import { inCubicYardsShort } from '#data/prices/pricing.ts'
import { Tooltip } from '../../tooltips/Tooltip.tsx'
import { DeskIcon } from '../icons/DeskIcon.tsx'
import { StatusChip } from '../list/StatusChip.tsx'
import { MoveMenu } from './MoveMenu.tsx'
import { moveHintId, useMoves } from './VisitMoves.tsx'

const Box = styled('li')(({ theme: { palette, design, typography } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  padding: '.35rem 0 0 .6rem',
  borderRadius: design.corner.small,
  background: palette.background.default,
  borderLeft: `4px solid ${palette.kraft.dark}`,
  cursor: 'grab',
  '&[data-done]': { borderColor: palette.success.main },
  '& > a': {
    width: '100%',
    paddingRight: '.4rem',
    fontSize: '.9375rem',
    color: palette.text.primary,
    fontWeight: 600,
    lineHeight: 1.25,
    overflowWrap: 'break-word',
  },
  '& small': {
    ...typography.body2,
    fontSize: '.875rem',
    // The text stands beside the button unless a word would be broken.
    flex: '1 1 min-content',
    paddingBottom: '.35rem',
    color: palette.text.secondary,
  },
  '& .MuiIconButton-root': { width: 44, height: 44, marginLeft: 'auto' },
}))

const windows = dayParts.map(({ value }) => value)

/** A visit in the week. */
export function VisitCard({ visit }: { visit: DeskQuote }) {
  const { drag, move, moved } = useMoves()
  const [menuAt, setMenuAt] = useState<HTMLElement>()
  const handle = useRef<HTMLButtonElement>(null)
  const { id, name, status, cubicYards, visitDay, visitWindow } = visit
  const isDone = status === 'done'

  useEffect(() => {
    if (moved.current === id) handle.current?.focus()
  }, [id, moved])

  function moveByKey(event: KeyboardEvent) {
    // Arrow keys alone are expected to open a menu, and other modifiers are the browser's.
    if (!event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return
    const days = { ArrowLeft: -1, ArrowRight: 1 }[event.key] ?? 0
    const times = { ArrowUp: -1, ArrowDown: 1 }[event.key] ?? 0
    if (days === 0 && times === 0) return
    event.preventDefault()
    const window = windows[windows.indexOf(visitWindow) + times]
    if (window !== undefined) move(visit, addDays(visitDay, days), window)
  }

  const about = [cityOf(visit)?.name, cubicYards !== null && inCubicYardsShort(cubicYards)]
    .filter(Boolean)
    .join(', ')
  return (
    <Box
      draggable
      data-done={isDone ? '' : undefined}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move'
        dataTransfer.setData('text/plain', name)
        // Delayed until the browser has captured the drag image: the drop targets change the layout.
        setTimeout(() => drag(visit))
      }}
      onDragEnd={() => drag(undefined)}
    >
      <Link href={deskPaths.quote(id)} draggable={false} underline="hover">
        {name}
      </Link>
      <small>
        {about} {isDone && <StatusChip status={status} />}
      </small>
      <Tooltip label={deskWording.week.move(name)}>
        <IconButton
          ref={handle}
          aria-haspopup="menu"
          aria-describedby={moveHintId}
          onKeyDown={moveByKey}
          onClick={({ currentTarget }) => setMenuAt(currentTarget)}
        >
          <DeskIcon name="move" size={20} />
        </IconButton>
      </Tooltip>
      {menuAt && <MoveMenu visit={visit} at={menuAt} onClose={() => setMenuAt(undefined)} />}
    </Box>
  )
}
