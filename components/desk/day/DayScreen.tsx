import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useParams } from 'react-router-dom'
import { longDayName } from '#data/desk/deskCalendar.ts'
import { deskApi } from '#data/desk/deskPaths.ts'
import type { DeskDay } from '#data/desk/deskQuote.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { maxStops, roundLinks } from '#data/desk/mapLinks.ts'
import { inRoadOrder } from '#data/places/roadOrder.ts'
import { isDay } from '#data/quote/preferredDay.ts'
import { useDeskData } from '../data/useDeskData.ts'
import { useToday } from '../data/useToday.ts'
import { NoScreen } from '../frame/NoScreen.tsx'
import { ScreenHead } from '../frame/ScreenHead.tsx'
import { EmptyState, FailureState, LoadingCards } from '../frame/ScreenStates.tsx'
import { DeskIcon } from '../icons/DeskIcon.tsx'
import { DaySteps } from './DaySteps.tsx'
import { FollowUps } from './FollowUps.tsx'
import { Stop } from './Stop.tsx'
import { TruckGauge } from './TruckGauge.tsx'

const { day: wording } = deskWording

const Sheet = styled('div')({
  display: 'grid',
  gap: '1.25rem',
  maxWidth: 880,
  '& ol': { display: 'grid', gap: '.75rem' },
  '@media print': { maxWidth: 'none', gap: '.5rem', '& ol': { gap: '.25rem' } },
})

const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.5rem',
  '@media print': { display: 'none' },
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
      <ScreenHead title={longDayName(day)}>
        <DaySteps day={day} />
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
            <Tools>
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
            </Tools>
            <ol>
              {visits.map((visit, index) => (
                <Stop key={visit.id} visit={visit} place={index + 1} />
              ))}
            </ol>
          </>
        )}
        {data && <FollowUps day={day} quotes={data.followUps} />}
      </Sheet>
    </>
  )
}
