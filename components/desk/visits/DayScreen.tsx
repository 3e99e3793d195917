import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { windowName } from '#data/desk/arrivalWindows.ts'
import { addDays, longDayName, shortDayName } from '#data/desk/deskCalendar.ts'
import { deskApi, deskPaths } from '#data/desk/deskPaths.ts'
import type { DeskDay, DeskQuote } from '#data/desk/deskQuote.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { loadOf } from '#data/desk/truckLoad.ts'
import { describePlace, directionsLink, inRoadOrder, maxStops, roundLinks } from '#data/desk/visitPlace.ts'
import { dollars, inCubicYards } from '#data/prices/pricing.ts'
import { callLink } from '#data/quote/contactLinks.ts'
import { isDay } from '#data/quote/preferredDay.ts'
import { useDeskData, useLive } from '../data/DeskData.tsx'
import { useToday } from '../data/useToday.ts'
import { DeskIcon } from '../frame/DeskIcon.tsx'
import { EmptyState, FailureState, LoadingCards, NoScreen, ScreenHead, StepLinks } from '../frame/Screen.tsx'
import { StatusChip, UnsavedMark } from '../list/QuoteCards.tsx'
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
                <Stop key={visit.id} visit={visit} position={index + 1} />
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
  // Targets for a thumb: the number may stand below the name.
  '& a': { paddingBlock: '.5rem' },
}))

/** The customers to call again on this day, overdue ones first. */
function FollowUps({ day, quotes }: { day: string; quotes: readonly DeskQuote[] }) {
  if (quotes.length === 0) return null
  return (
    <Part>
      <h2>{deskWording.day.followUps}</h2>
      <ul>
        {quotes.map(({ id, name, phone, followUp }) => (
          <li key={id}>
            <Link href={deskPaths.quote(id)}>{name}</Link>
            {followUp < day && <span>{deskWording.day.since(shortDayName(followUp))}</span>}
            <Link href={callLink(phone) ?? deskPaths.quote(id)}>{phone}</Link>
          </li>
        ))}
      </ul>
    </Part>
  )
}

const Box = styled('li')(({ theme: { palette, design, typography } }) => ({
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr)',
  gap: '.25rem .75rem',
  padding: '1rem',
  borderRadius: design.corner.medium,
  border: `1px solid ${palette.divider}`,
  background: palette.background.paper,
  breakInside: 'avoid',
  '& h2': { fontSize: '1.1875rem', lineHeight: 1.3, overflowWrap: 'anywhere' },
  '& > div': { display: 'grid', gap: '.3rem', overflowWrap: 'anywhere' },
  '& p': { lineHeight: 1.4 },
  '& b': { fontWeight: 700 },
  '& a': { color: palette.text.primary },
  // Larger touch targets, for use in a truck.
  '& p > a': { display: 'inline-block', paddingBlock: '.3rem' },
  '& small': { ...typography.body2, color: palette.text.secondary },
  // Eight visits fit on two sheets if the photos, and nothing else, stand beside the text.
  '@media print': {
    padding: '.4rem 0',
    border: 0,
    borderTop: '1px solid',
    borderRadius: 0,
    gap: '0 .5rem',
    fontSize: '.9375rem',
    '& > div': { grid: 'repeat(5, auto) 1fr / minmax(0, 1fr) auto', gap: '0 1rem' },
    '& > div > :not(div)': { gridColumn: 1 },
    '& h2': { fontSize: '1.0625rem' },
    '& p, & small': { lineHeight: 1.3 },
    '& p > a': { paddingBlock: 0 },
    '& small': { fontSize: '.875rem' },
  },
}))

const Position = styled('span')(({ theme: { palette, design } }) => ({
  display: 'grid',
  placeItems: 'center',
  width: '2.25rem',
  height: '2.25rem',
  borderRadius: '50%',
  border: `3px solid ${palette.text.primary}`,
  fontFamily: design.fonts.display,
  fontWeight: 820,
}))

const Photos = styled('div')(({ theme: { design } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.35rem',
  '& img': { width: 72, height: 72, objectFit: 'cover', borderRadius: design.corner.badge },
  '@media print': {
    gridArea: '1 / 2 / span 6',
    alignSelf: 'start',
    alignContent: 'start',
    width: 180,
    '& img': { width: 56, height: 56 },
  },
}))

function Stop({ visit, position }: { visit: DeskQuote; position: number }) {
  const { id, name, phone, address, message, note, price, photos, status } = visit
  const call = callLink(phone)
  const directions = directionsLink(address)
  const cubicYards = loadOf(visit)
  const load = cubicYards === null ? wording.noLoad : inCubicYards(cubicYards)
  return (
    <Box>
      <Position aria-hidden="true">{position}</Position>
      <div>
        <h2>
          <Link href={deskPaths.quote(id)}>{name}</Link> {status === 'done' && <StatusChip status={status} />}{' '}
          <UnsavedMark id={id} status={status} />
        </h2>
        <p>
          <b>{windowName(visit) || deskWording.week.anyTime}</b>, {load}
          {price !== null && `, ${dollars(price)}`}
        </p>
        <p>
          {directions ? (
            <Link href={directions} target="_blank" rel="noreferrer">
              {describePlace(visit)}
            </Link>
          ) : (
            [describePlace(visit), wording.noAddress].filter(Boolean).join('. ')
          )}
        </p>
        <p>{call ? <Link href={call}>{phone}</Link> : phone}</p>
        <small style={{ whiteSpace: 'pre-wrap' }}>{message}</small>
        {note && (
          <p style={{ whiteSpace: 'pre-wrap' }}>
            <b>{wording.note}:</b> {note}
          </p>
        )}
        {photos > 0 && <StopPhotos id={id} count={photos} />}
      </div>
    </Box>
  )
}

const StopPhotos = ({ id, count }: { id: string; count: number }) => (
  // One label, and no alternative texts: a photo that fails would show its text until it is left out.
  <Photos role="img" aria-label={deskWording.list.photos(count)}>
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a photo is its position.
      <StopPhoto key={index} src={deskApi.thumbnail(id, index + 1)} />
    ))}
  </Photos>
)

/** A photo that cannot be loaded is left out until the desk's state changes, after an outage for example. */
function StopPhoto({ src }: { src: string }) {
  const { state } = useLive()
  const [failedState, setFailedState] = useState<typeof state | null>(null)
  if (failedState === state) return null
  return <img src={src} alt="" width={72} height={72} onError={() => setFailedState(state)} />
}
