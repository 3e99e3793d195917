import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Suspense, useState } from 'react'
import { overlapping, windowLabel, windowName } from '#data/desk/arrivalWindows.ts'
import { fillText, messageLink, onOurWay } from '#data/desk/customerTexts.ts'
import { deskApi, deskPaths } from '#data/desk/deskPaths.ts'
import { type DeskQuote, placesOf, type WholeQuote } from '#data/desk/deskQuote.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { paymentName } from '#data/desk/quoteProgress.ts'
import { receiptLabel } from '#data/desk/receipts.ts'
import { loadOf } from '#data/desk/truckLoad.ts'
import { describePlace, directionsLink } from '#data/desk/visitPlace.ts'
import { visitWording } from '#data/desk/visitWording.ts'
import { dollars, inCubicYards } from '#data/prices/pricing.ts'
import { callLink } from '#data/quote/contactLinks.ts'
import { lazyComponent } from '../../api/lazyModule.ts'
import { RouterLink } from '../../navigation/RouterLink.tsx'
import { useDeskData, useLive } from '../data/DeskData.tsx'
import { noteText } from '../data/useQuoteChanges.ts'
import { DeskIcon, type DeskIconName } from '../frame/DeskIcon.tsx'
import { StatusChip, UnsavedMark } from '../list/QuoteCards.tsx'
import { ReceiptButton } from '../money/ReceiptPanel.tsx'

const { day: wording, stop: labels } = visitWording

const DoneSheet = lazyComponent(() => import('./DoneSheet.tsx'), 'DoneSheet')
const TextsSheet = lazyComponent(() => import('./TextsSheet.tsx'), 'TextsSheet')

const Box = styled(Card)(({ theme: { palette, typography } }) => ({
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr)',
  gap: '.25rem .75rem',
  breakInside: 'avoid',
  '&[data-done]': { padding: '.6rem 1rem', background: 'none' },
  '& h2': { fontSize: '1.1875rem', lineHeight: 1.3, overflowWrap: 'anywhere' },
  '& > div': { display: 'grid', gap: '.3rem', overflowWrap: 'anywhere' },
  '& p': { lineHeight: 1.4 },
  '& b': { fontWeight: 700 },
  '& a': { color: palette.text.primary },
  // Larger touch targets, for use in a truck.
  '& p > a, & h2 > a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  '& small': { ...typography.body2, color: palette.text.secondary },
  '& [data-overlap]': { display: 'flex', gap: '.35rem', alignItems: 'start', color: palette.error.main },
  // Eight visits fit on one sheet.
  '@media print': {
    padding: '.2rem 0',
    border: 0,
    borderTop: '1px solid',
    borderRadius: 0,
    gap: '0 .5rem',
    fontSize: '.8125rem',
    '& > div': { grid: 'repeat(5, auto) 1fr / minmax(0, 1fr) auto', gap: '0 1rem' },
    '& > div > :not([role=img])': { gridColumn: 1 },
    '& > div > [data-phone]': { gridArea: '1 / 2' },
    '& [data-overlap]': { display: 'none' },
    '& h2': { fontSize: '.9375rem' },
    '& p, & small': { lineHeight: 1.2 },
    '& p > a, & h2 > a': { minHeight: 0 },
    '& small': { fontSize: '.75rem' },
  },
})) as typeof Card

const Position = styled('span')(({ theme: { palette, design } }) => ({
  display: 'grid',
  placeItems: 'center',
  width: '2.25rem',
  height: '2.25rem',
  marginTop: '.25rem',
  borderRadius: '50%',
  border: `3px solid ${palette.text.primary}`,
  fontFamily: design.fonts.display,
  fontWeight: 820,
  '@media print': { width: '1.75rem', height: '1.75rem', borderWidth: 2 },
}))

const Actions = styled('ul')({
  gridColumn: '1 / -1',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: '.5rem',
  marginTop: '.5rem',
  '& .MuiButton-root': {
    width: '100%',
    minWidth: 0,
    minHeight: 60,
    height: '100%',
    flexDirection: 'column',
    gap: '.15rem',
    padding: '.35rem .1rem',
    fontSize: '.875rem',
    lineHeight: 1.15,
    textAlign: 'center',
  },
  '@media print': { display: 'none' },
})

type StopProps = { visit: DeskQuote; position: number; visits: readonly DeskQuote[] }

/** One visit of the day sheet. One that is done folds. */
export function Stop({ visit, position, visits }: StopProps) {
  const { id, name, status, visitDay } = visit
  const [isOpen, setOpen] = useState(false)
  const isDone = status === 'done'
  return (
    <Box component="li" data-done={isDone ? '' : undefined}>
      <Position aria-hidden="true">{position}</Position>
      <div>
        <h2>
          <Link component={RouterLink} href={deskPaths.quote(id)} state={deskPaths.day(visitDay)}>
            {name}
          </Link>{' '}
          {isDone && <StatusChip status={status} />} <UnsavedMark id={id} status={status} />
        </h2>
        {isDone ? (
          <Folded visit={visit} complete={() => setOpen(true)} />
        ) : (
          <Facts visit={visit} visits={visits} />
        )}
      </div>
      {!isDone && <StopActions visit={visit} close={() => setOpen(true)} />}
      <Suspense>{isOpen && <DoneSheet quote={visit} onClose={() => setOpen(false)} />}</Suspense>
    </Box>
  )
}

function Folded({ visit, complete }: { visit: DeskQuote; complete: () => void }) {
  const { finalPrice, paidBy } = visit
  const { data } = useDeskData<WholeQuote>(deskApi.quote(visit.id), {}, false)
  return (
    <>
      <p>
        {[
          windowName(visit),
          finalPrice !== null && dollars(finalPrice),
          paymentName(paidBy) || labels.notPaid,
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      {finalPrice === null ? (
        <Button onClick={complete} sx={{ justifySelf: 'start' }}>
          {labels.complete}
        </Button>
      ) : (
        data && <ReceiptButton id={visit.id} label={receiptLabel(data)} />
      )}
    </>
  )
}

function Facts({ visit, visits }: Omit<StopProps, 'position'>) {
  const { id, phone, address, message, note, price, photos } = visit
  const cubicYards = loadOf(visit)
  const load = cubicYards === null ? wording.noLoad : inCubicYards(cubicYards)
  const others = overlapping(visit, visits).filter(({ status }) => status !== 'done')
  return (
    <>
      <p>
        <b>{windowLabel(visit)}</b>, {load}
        {price !== null && `, ${dollars(price)}`}
      </p>
      {others.length > 0 && (
        <p data-overlap="">
          <DeskIcon name="warning" size={18} />
          {labels.overlaps(others.map(({ name }) => name).join(', '))}
        </p>
      )}
      <p>{[describePlace(visit), !address && wording.noAddress].filter(Boolean).join('. ')}</p>
      <p data-phone="">{phone}</p>
      <small style={{ whiteSpace: 'pre-wrap' }}>{message}</small>
      {note && (
        <p style={{ whiteSpace: 'pre-wrap' }}>
          <b>{wording.note}:</b> {note}
        </p>
      )}
      {photos > 0 && (
        // One label, and no alternative texts: a photo that fails would show its text until it is left out.
        <Photos role="img" aria-label={deskWording.list.photos(photos)}>
          {placesOf(visit).map((place) => (
            <StopPhoto key={place} src={deskApi.thumbnail(id, place)} />
          ))}
        </Photos>
      )}
    </>
  )
}

/** What the crew does at a stop, each with one tap. A phone's message app opens with the text; elsewhere the texts are shown. */
function StopActions({ visit, close }: { visit: DeskQuote; close: () => void }) {
  const [hasTexts, setTexts] = useState(false)
  const isPhone = useMediaQuery('(pointer: coarse)')
  const { id, name, phone, address } = visit
  const route = directionsLink(address)
  const call = callLink(phone)
  const message = isPhone ? messageLink(phone, fillText(onOurWay, visit)) : undefined
  const text = message
    ? { href: message, onClick: () => void noteText(id, onOurWay) }
    : { onClick: () => setTexts(true) }
  return (
    <Actions>
      {route && (
        <Action
          icon="directions"
          label={labels.route}
          name={name}
          href={route}
          target="_blank"
          rel="noreferrer"
        />
      )}
      {call && <Action icon="call" label={labels.call} name={name} href={call} />}
      <Action icon="sms" label={labels.onMyWay} name={name} {...text} />
      <Action icon="check" label={labels.done} name={name} onClick={close} />
      <Suspense>{hasTexts && <TextsSheet quote={visit} onClose={() => setTexts(false)} />}</Suspense>
    </Actions>
  )
}

type ActionProps = {
  icon: DeskIconName
  label: string
  name: string
  href?: string
  target?: string
  rel?: string
  onClick?: () => void
}

const Action = ({ icon, label, name, ...props }: ActionProps) => (
  <li>
    <Button {...props} aria-label={labels.of(label, name)}>
      <DeskIcon name={icon} />
      {label}
    </Button>
  </li>
)

const Photos = styled('div')(({ theme: { design } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.35rem',
  '& img': { width: 72, height: 72, objectFit: 'cover', borderRadius: design.corner.badge },
  '@media print': {
    gridArea: '2 / 2 / span 5',
    alignSelf: 'start',
    alignContent: 'start',
    width: 180,
    '& img': { width: 40, height: 40 },
  },
}))

/** A photo that cannot be loaded is left out until the desk's state changes, after an outage for example. */
function StopPhoto({ src }: { src: string }) {
  const { state } = useLive()
  const [failedState, setFailedState] = useState<typeof state | null>(null)
  if (failedState === state) return null
  return <img src={src} alt="" width={72} height={72} onError={() => setFailedState(state)} />
}
