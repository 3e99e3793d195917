import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { useSearchParams } from 'react-router-dom'
import { addDays, weekFrom, weekName, weekStart } from '#data/desk/deskCalendar.ts'
import { deskPaths } from '#data/desk/deskPaths.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { isDay } from '#data/quote/preferredDay.ts'
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx'
import { useToday } from '../data/useToday.ts'
import { ScreenHead } from '../frame/ScreenHead.tsx'
import { StepLink } from '../frame/StepLink.tsx'
import { DayColumn } from './DayColumn.tsx'
import { moveHintId, VisitMoves } from './VisitMoves.tsx'

const { week: wording } = deskWording

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
  const days = weekFrom(first)
  return (
    <>
      <ScreenHead title={weekName(first)}>
        {first !== weekStart(today) && <Button href={deskPaths.week}>{wording.thisWeek}</Button>}
        <Stack direction="row">
          <StepLink icon="chevronLeft" label={wording.earlier} href={deskPaths.weekOf(addDays(first, -7))} />
          <StepLink icon="chevronRight" label={wording.later} href={deskPaths.weekOf(addDays(first, 7))} />
        </Stack>
      </ScreenHead>
      <VisuallyHidden id={moveHintId}>{wording.moveHint}</VisuallyHidden>
      <VisitMoves>
        <Days>
          {days.map((day) => (
            <DayColumn key={day} day={day} isToday={day === today} isQuiet={day !== first} />
          ))}
        </Days>
      </VisitMoves>
    </>
  )
}
