import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { dayParts } from '#data/desk/dayParts.ts'
import { dayOfMonth, longDayName, weekday } from '#data/desk/deskCalendar.ts'
import { deskApi, deskPaths } from '#data/desk/deskPaths.ts'
import type { DeskDay } from '#data/desk/deskQuote.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { inRoadOrder } from '#data/places/roadOrder.ts'
import { useKeptFocus } from '../../layout/useKeptFocus.ts'
import { useDeskData } from '../data/useDeskData.ts'
import { TruckGauge } from '../day/TruckGauge.tsx'
import { FailureState } from '../frame/ScreenStates.tsx'
import { DropPart } from './DropPart.tsx'

const { week: wording } = deskWording

const Column = styled('section')(({ theme: { palette, design, typography } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: '.6rem',
  padding: '.75rem',
  borderRadius: design.corner.medium,
  border: `1px solid ${palette.divider}`,
  background: palette.background.paper,
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
    minHeight: 28,
    color: palette.text.primary,
  },
}))

type DayColumnProps = {
  day: string
  isToday: boolean
  /** Shows a failure without an alert: one for the week is enough. */
  isQuiet: boolean
}

/** One day: the load of the truck, and the visits by time of day. */
export function DayColumn({ day, isToday, isQuiet }: DayColumnProps) {
  const { data, isLoading, failure, retry } = useDeskData<DeskDay>(deskApi.day(day))
  const keptFocus = useKeptFocus()
  const visits = inRoadOrder(data?.visits ?? [])
  return (
    <Column data-today={isToday ? '' : undefined} aria-label={longDayName(day)} {...keptFocus}>
      <h2 tabIndex={-1}>
        <Link href={deskPaths.day(day)} underline="hover" aria-current={isToday ? 'date' : undefined}>
          <span>{weekday(day)}</span>
          <span>{dayOfMonth(day)}</span>
        </Link>
      </h2>
      {isLoading && <Skeleton height={72} />}
      {failure && <FailureState failure={failure} retry={retry} isQuiet={isQuiet} />}
      {data && (visits.length > 0 ? <TruckGauge visits={visits} /> : <p>{wording.empty}</p>)}
      {data &&
        dayParts.map(({ value, label }) => (
          <DropPart
            key={value}
            day={day}
            window={value}
            label={label}
            visits={visits.filter(({ visitWindow }) => visitWindow === value)}
          />
        ))}
    </Column>
  )
}
