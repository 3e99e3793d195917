import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import { styled, type Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type DragEvent, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type ArrivalWindow, isSameWindow, windowLabel, windowsOf } from '#data/desk/arrivalWindows.ts'
import {
  addDays,
  dayOfMonth,
  longDayName,
  weekday,
  weekFrom,
  weekName,
  weekStart,
} from '#data/desk/deskCalendar.ts'
import { deskApi, deskPaths } from '#data/desk/deskPaths.ts'
import type { DeskDay, DeskQuote } from '#data/desk/deskQuote.ts'
import { inRoadOrder } from '#data/desk/visitPlace.ts'
import { visitWording } from '#data/desk/visitWording.ts'
import { type ClosedDays, isClosedOn, isDay } from '#data/quote/preferredDay.ts'
import { lazyComponent } from '../../api/lazyModule.ts'
import { useRestoreFocus } from '../../layout/useRestoreFocus.ts'
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx'
import { useDeskData } from '../data/DeskData.tsx'
import { useToday } from '../data/useToday.ts'
import { FailureState, NewRequestButton, ScreenHead, StepLinks } from '../frame/Screen.tsx'
import { TruckGauge } from './TruckGauge.tsx'
import { type Moves, moveHintId, useMoves, VisitCard } from './VisitCard.tsx'

const BookingSheet = lazyComponent(() => import('./BookingSheet.tsx'), 'BookingSheet')

const { week: wording } = visitWording

const Days = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '.75rem',
  [breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: '.5rem' },
}))

/** The visits of a week. A drag, Shift with the arrow keys or a menu moves a visit. */
export function WeekScreen() {
  const [params] = useSearchParams()
  const today = useToday()
  const given = params.get('from') ?? ''
  const first = weekStart(isDay(given) ? given : today)
  const isThisWeek = first === weekStart(today)
  const isColumn = !useMediaQuery(({ breakpoints }: Theme) => breakpoints.up('lg'))
  const [unfolded, setUnfolded] = useState('')
  const isFolded = isColumn && isThisWeek && first < today && unfolded !== first
  const days = weekFrom(first).filter((day) => !isFolded || day >= today)
  const focusProps = useRestoreFocus()
  const moves = useMoves()
  const { data: closed } = useDeskData<ClosedDays>(deskApi.closedDays)
  return (
    <>
      <ScreenHead
        title={weekName(first, today)}
        tools={
          <>
            <NewRequestButton />
            {!isThisWeek && <Button href={deskPaths.week}>{wording.thisWeek}</Button>}
          </>
        }
      >
        <StepLinks wording={wording} pathOf={(step) => deskPaths.weekOf(addDays(first, 7 * step))} />
      </ScreenHead>
      <VisuallyHidden id={moveHintId}>{wording.moveHint}</VisuallyHidden>
      <div {...focusProps}>
        {isFolded && (
          <Button onClick={() => setUnfolded(first)} sx={{ mb: 1.5 }}>
            {visitWording.earlierDays(weekday(first), weekday(addDays(today, -1)))}
          </Button>
        )}
      </div>
      <Days>
        {days.map((day) => (
          <DayColumn
            key={day}
            day={day}
            moves={moves}
            isToday={day === today}
            isClosed={closed !== undefined && isClosedOn(day, closed)}
            isQuiet={day !== days[0]}
          />
        ))}
      </Days>
      <Suspense>
        {moves.edited && <BookingSheet quote={moves.edited} onClose={() => moves.edit(undefined)} />}
      </Suspense>
    </>
  )
}

const Column = styled(Card)(({ theme: { palette, typography } }) => ({
  gap: '.6rem',
  padding: '.75rem',
  '&[data-today]': {
    boxShadow: `inset 0 4px 0 ${palette.secondary.main}`,
    '@media (forced-colors: active)': { borderTopWidth: 4 },
  },
  '& h2': { fontSize: '1.0625rem', lineHeight: 1.2 },
  '& p': { ...typography.body2, color: palette.text.secondary },
  '& h2 a': {
    display: 'flex',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    gap: '0 .5rem',
    minHeight: 44,
    alignItems: 'center',
    color: palette.text.primary,
  },
})) as typeof Card

type DayColumnProps = {
  day: string
  moves: Moves
  isToday: boolean
  isClosed: boolean
  /** Shows a failure without an alert: one for the week is enough. */
  isQuiet: boolean
}

function DayColumn({ day, moves, isToday, isClosed, isQuiet }: DayColumnProps) {
  const { data, isLoading, failure, retry } = useDeskData<DeskDay>(deskApi.day(day))
  const focusProps = useRestoreFocus()
  const visits = inRoadOrder(data?.visits ?? [])
  const open = visits.filter(({ status }) => status !== 'done')
  return (
    <Column
      component="section"
      data-today={isToday ? '' : undefined}
      aria-label={longDayName(day)}
      {...focusProps}
    >
      <h2 tabIndex={-1}>
        <Link href={deskPaths.day(day)} underline="hover" aria-current={isToday ? 'date' : undefined}>
          <span>{weekday(day)}</span>
          <span>{dayOfMonth(day)}</span>
        </Link>
      </h2>
      {isClosed && <strong>{wording.closed}</strong>}
      {isLoading && <Skeleton height={72} />}
      {failure && <FailureState failure={failure} retry={retry} isQuiet={isQuiet} />}
      {data && (visits.length > 0 ? <TruckGauge visits={visits} /> : <p>{wording.empty}</p>)}
      {data &&
        windowsOf(visits).map((window) => (
          <DropPart
            key={window.visitFrom + window.visitTo}
            moves={moves}
            day={day}
            window={window}
            visits={visits.filter((visit) => isSameWindow(visit, window))}
            all={open}
          />
        ))}
    </Column>
  )
}

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

type DropPartProps = {
  moves: Moves
  day: string
  window: ArrivalWindow
  visits: readonly DeskQuote[]
  /** The day's visits that are not done. */
  all: readonly DeskQuote[]
}

/** An arrival window. During a drag each is a drop target; otherwise only those with visits are shown. */
function DropPart({ moves, day, window, visits, all }: DropPartProps) {
  const { dragged, drag, move } = moves
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
      <h3>{windowLabel(window)}</h3>
      <ul>
        {visits.map((visit) => (
          <VisitCard key={visit.id} visit={visit} visits={all} moves={moves} />
        ))}
      </ul>
    </Part>
  )
}
