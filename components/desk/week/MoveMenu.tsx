import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { flushSync } from 'react-dom'
import { dayParts } from '#data/desk/dayParts.ts'
import { addDays, shortDayName, weekFrom, weekStart } from '#data/desk/deskCalendar.ts'
import type { DeskQuote } from '#data/desk/deskQuote.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { useMoves } from './VisitMoves.tsx'

/** Props that mark the chosen menu item, visually and for screen readers. */
const choice = (isChosen: boolean) =>
  ({ role: 'menuitemradio', selected: isChosen, 'aria-checked': isChosen }) as const

type MoveMenuProps = { visit: DeskQuote; at: HTMLElement; onClose: () => void }

/** Moves a visit to another time of day, or another day of this week or the next. */
export function MoveMenu({ visit, at, onClose }: MoveMenuProps) {
  const { move } = useMoves()
  const { visitDay, visitWindow, name } = visit
  const first = weekStart(visitDay)
  const days = [...weekFrom(first), ...weekFrom(addDays(first, 7))]
  const choose = (day: string, window: string) => {
    // Returns the focus to the card before the move: the card may leave this week.
    flushSync(onClose)
    move(visit, day, window)
  }
  return (
    <Menu
      open
      anchorEl={at}
      onClose={onClose}
      // Within the main landmark, for screen readers that move between landmarks.
      container={() => document.getElementById('content')}
      slotProps={{ list: { 'aria-label': deskWording.week.move(name) } }}
    >
      {dayParts.map(({ value, label }) => (
        <MenuItem key={value} {...choice(value === visitWindow)} onClick={() => choose(visitDay, value)}>
          {label}
        </MenuItem>
      ))}
      <Divider />
      {days.map((day) => (
        <MenuItem key={day} {...choice(day === visitDay)} onClick={() => choose(day, visitWindow)}>
          {shortDayName(day)}
        </MenuItem>
      ))}
    </Menu>
  )
}
