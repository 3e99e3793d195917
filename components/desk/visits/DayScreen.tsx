import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useParams } from 'react-router-dom'
import { addDays, dayTitle, shortDayName } from '#data/desk/deskCalendar.ts'
import { deskApi, deskPaths } from '#data/desk/deskPaths.ts'
import type { DeskDay, DeskQuote } from '#data/desk/deskQuote.ts'
import { inRoadOrder, maxStops, roundLinks } from '#data/desk/visitPlace.ts'
import { visitWording } from '#data/desk/visitWording.ts'
import { callLink } from '#data/quote/contactLinks.ts'
import { isDay } from '#data/quote/preferredDay.ts'
import { RouterLink } from '../../navigation/RouterLink.tsx'
import { useDeskData } from '../data/DeskData.tsx'
import { useToday } from '../data/useToday.ts'
import { DeskIcon } from '../frame/DeskIcon.tsx'
import {
  EmptyState,
  FailureState,
  LoadingCards,
  NewRequestButton,
  NoScreen,
  ScreenHead,
  StepLinks,
} from '../frame/Screen.tsx'
import { Stop } from './Stop.tsx'
import { TruckGauge } from './TruckGauge.tsx'

const { day: wording } = visitWording

const Sheet = styled('div')({
  display: 'grid',
  gap: '1.25rem',
  maxWidth: 880,
  '& ol': { display: 'grid', gap: '.75rem' },
  '@media print': { maxWidth: 'none', gap: '.5rem', '& ol': { gap: '.25rem' } },
})

/** The sheet for the truck: a day's visits in the order of the road. */
export function DayScreen() {
  const { day: given = '' } = useParams()
  const today = useToday()
  const day = given === 'today' ? today : given
  const isValid = isDay(day)
  const isPhone = useMediaQuery('(pointer: coarse)')
  const { data, isLoading, failure, retry } = useDeskData<DeskDay>(isValid ? deskApi.day(day) : null)
  if (!isValid) return <NoScreen />
  const visits = inRoadOrder(data?.visits ?? [])
  const addressesLeft = visits.map(({ status, address }) => (status === 'done' ? '' : address))
  const rounds = roundLinks(addressesLeft, isPhone ? maxStops.phone : maxStops.other)
  return (
    <>
      <ScreenHead title={dayTitle(day, today)} tools={<NewRequestButton />}>
        <StepLinks wording={wording} pathOf={(step) => deskPaths.day(addDays(day, step))} />
      </ScreenHead>
      <Sheet>
        {isLoading && <LoadingCards count={3} height={160} />}
        {failure && <FailureState failure={failure} retry={retry} />}
        {data && visits.length === 0 && (
          <EmptyState icon="localShipping" title={wording.empty} text={wording.emptyLead} />
        )}
        {visits.length > 0 && (
          <>
            <TruckGauge visits={visits} />
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}>
              {rounds.map(({ first, last, url }) => (
                <Button
                  key={first}
                  href={url}
                  target="_blank"
                  rel="noreferrer"
                  startIcon={<DeskIcon name="map" />}
                >
                  {rounds.length > 1 ? wording.roundPart(first, last) : wording.round}
                </Button>
              ))}
              <Button onClick={() => window.print()} startIcon={<DeskIcon name="print" />}>
                {wording.print}
              </Button>
            </Stack>
            <ol>
              {visits.map((visit, index) => (
                <Stop key={visit.id} visit={visit} position={index + 1} visits={visits} />
              ))}
            </ol>
          </>
        )}
        {data && <FollowUps day={day} quotes={data.followUps} />}
      </Sheet>
    </>
  )
}

const Part = styled('section')(({ theme: { palette } }) => ({
  '& h2': { fontSize: '1.1875rem', marginBottom: '.35rem' },
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '0 1rem',
    minHeight: 48,
    borderBottom: `1px solid ${palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& span': { order: 1, width: '100%', paddingBottom: '.5rem' },
  // Targets for a thumb.
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
}))

/** The customers to call again on this day, overdue ones first. */
function FollowUps({ day, quotes }: { day: string; quotes: readonly DeskQuote[] }) {
  if (quotes.length === 0) return null
  return (
    <Part>
      <h2>{wording.followUps}</h2>
      <ul>
        {quotes.map(({ id, name, phone, followUp }) => (
          <li key={id}>
            <Link component={RouterLink} href={deskPaths.quote(id)} state={deskPaths.day(day)}>
              {name}
            </Link>
            {followUp < day && <span>{wording.since(shortDayName(followUp))}</span>}
            <Link href={callLink(phone) ?? deskPaths.quote(id)}>{phone}</Link>
          </li>
        ))}
      </ul>
    </Part>
  )
}
