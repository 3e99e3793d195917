import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import {
  type ArrivalWindow,
  isSameWindow,
  overlapping,
  windowLabel,
  windowsOf,
} from '#data/desk/arrivalWindows.ts'
import { bookingWording } from '#data/desk/bookingWording.ts'
import { addDays, shortDayName, type Visit, visitName, weekFrom, weekStart } from '#data/desk/deskCalendar.ts'
import { deskPaths } from '#data/desk/deskPaths.ts'
import type { DeskQuote } from '#data/desk/deskQuote.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { loadOf } from '#data/desk/truckLoad.ts'
import { cityOf } from '#data/desk/visitPlace.ts'
import { visitWording } from '#data/desk/visitWording.ts'
import { inCubicYardsShort } from '#data/prices/pricing.ts'
import { RouterLink } from '../../navigation/RouterLink.tsx'
import { deskToast } from '../../toasts/toastStore.ts'
import { Tooltip } from '../../tooltips/Tooltip.tsx'
import { useQuoteChanges } from '../data/useQuoteChanges.ts'
import { DeskIcon } from '../frame/DeskIcon.tsx'
import { StatusChip } from '../list/QuoteCards.tsx'

const Box = styled('li')(({ theme: { palette, design, typography } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  padding: '.35rem 0 0 .6rem',
  borderRadius: design.corner.small,
  background: palette.background.default,
  borderLeft: `4px solid ${palette.kraft.dark}`,
  '&[draggable=true]': { cursor: 'grab' },
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
    minWidth: 0,
    overflowWrap: 'break-word',
    paddingBottom: '.35rem',
    color: palette.text.secondary,
    '& b': { display: 'block', color: palette.error.main },
  },
  '& .MuiIconButton-root': { width: 44, height: 44, marginLeft: 'auto' },
}))

type VisitCardProps = { visit: DeskQuote; visits: readonly DeskQuote[]; moves: Moves }

export function VisitCard({ visit, visits, moves }: VisitCardProps) {
  const { drag, move, moved, edit } = moves
  const [menuAt, setMenuAt] = useState<HTMLElement>()
  const handle = useRef<HTMLButtonElement>(null)
  const { id, name, status, visitDay } = visit
  const isDone = status === 'done'
  const { pathname, search } = useLocation()

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
    const windows = windowsOf([visit])
    const index = windows.findIndex((window) => isSameWindow(window, visit))
    const window = times === 0 ? visit : windows[index + times]
    if (window) move(visit, addDays(visitDay, days), window)
  }

  const others = isDone ? [] : overlapping(visit, visits)
  const cubicYards = loadOf(visit)
  const about = [cityOf(visit)?.name, cubicYards !== null && inCubicYardsShort(cubicYards)]
    .filter(Boolean)
    .join(', ')
  return (
    <Box
      draggable={!isDone}
      data-done={isDone ? '' : undefined}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move'
        dataTransfer.setData('text/plain', name)
        // Delayed until the browser has captured the drag image: the drop targets change the layout.
        setTimeout(() => drag(visit))
      }}
      onDragEnd={() => drag(undefined)}
    >
      <Link
        component={RouterLink}
        href={deskPaths.quote(id)}
        state={pathname + search}
        draggable={false}
        underline="hover"
      >
        {name}
      </Link>
      <small>
        {about} {isDone && <StatusChip status={status} />}
        {others.length > 0 && <b>{visitWording.stop.overlaps(others.map(({ name }) => name).join(', '))}</b>}
      </small>
      {!isDone && (
        <Tooltip label={visitWording.week.move(name)}>
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
      )}
      {menuAt && (
        <MoveMenu visit={visit} move={move} edit={edit} at={menuAt} onClose={() => setMenuAt(undefined)} />
      )}
    </Box>
  )
}

const choice = (isChosen: boolean) =>
  ({ role: 'menuitemradio', selected: isChosen, 'aria-checked': isChosen }) as const

type MoveMenuProps = Pick<Moves, 'move' | 'edit'> & {
  visit: DeskQuote
  at: HTMLElement
  onClose: () => void
}

function MoveMenu({ visit, move, edit, at, onClose }: MoveMenuProps) {
  const { visitDay, name } = visit
  const first = weekStart(visitDay)
  const days = [...weekFrom(first), ...weekFrom(addDays(first, 7))]
  const choose = (day: string, window: ArrivalWindow) => {
    onClose()
    move(visit, day, window)
  }
  return (
    <Menu
      open
      anchorEl={at}
      onClose={onClose}
      // Within the main landmark, for screen readers that move between landmarks.
      container={() => document.getElementById('content')}
      slotProps={{ list: { 'aria-label': visitWording.week.move(name) } }}
    >
      {windowsOf([visit]).map((window) => (
        <MenuItem
          key={window.visitFrom + window.visitTo}
          {...choice(isSameWindow(window, visit))}
          onClick={() => choose(visitDay, window)}
        >
          {windowLabel(window)}
        </MenuItem>
      ))}
      <Divider />
      <MenuItem
        onClick={() => {
          onClose()
          // Once the menu has returned the focus, to which the sheet returns it.
          setTimeout(() => edit(visit))
        }}
      >
        {bookingWording.change}
      </MenuItem>
      {days.map((day) => (
        <MenuItem key={day} {...choice(day === visitDay)} onClick={() => choose(day, visit)}>
          {shortDayName(day)}
        </MenuItem>
      ))}
    </Menu>
  )
}

export const moveHintId = 'move-hint'

export type Moves = ReturnType<typeof useMoves>

export function useMoves() {
  const { change } = useQuoteChanges()
  const [dragged, drag] = useState<DeskQuote>()
  /** The visit in the booking sheet. Not in its card, which is another one on another day. */
  const [edited, edit] = useState<DeskQuote>()
  /** Id of the visit during a move: its new card takes the focus, and its old card takes it back if the move fails. */
  const moved = useRef<string>(undefined)
  const moving = useRef(new Set<string>())

  async function move(visit: DeskQuote, visitDay: string, { visitFrom, visitTo }: ArrivalWindow) {
    const to: Visit = { visitDay, visitFrom, visitTo }
    const isThere = visit.visitDay === visitDay && isSameWindow(visit, to)
    // A second key press during a save would send an outdated version.
    if (isThere || moving.current.has(visit.id)) return
    moving.current.add(visit.id)
    moved.current = visit.id
    const outcome = await change({
      quote: visit,
      changes: to,
      done: visitWording.week.moved(visit.name, visitName(to)),
    })
    moving.current.delete(visit.id)
    if (moved.current === visit.id) moved.current = undefined
    if (outcome.kind === 'conflict') deskToast.failed(deskWording.changes.conflict)
  }

  return { dragged, drag, edited, edit, move, moved }
}
