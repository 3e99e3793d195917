import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { type MouseEvent, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { bookingWording } from '#data/desk/bookingWording.ts'
import { textsWording } from '#data/desk/customerTexts.ts'
import { deskApi, deskPaths } from '#data/desk/deskPaths.ts'
import { type DeskQuote, placesOf, type WholeQuote } from '#data/desk/deskQuote.ts'
import { deskWording, statusChanged } from '#data/desk/deskWording.ts'
import { describePlace, directionsLink, mapLink } from '#data/desk/visitPlace.ts'
import { visitWording } from '#data/desk/visitWording.ts'
import { callLink, mailLink, textLink } from '#data/quote/contactLinks.ts'
import { lazyComponent } from '../../api/lazyModule.ts'
import { hasModifier } from '../../layout/browserEvents.ts'
import { useRestoreFocus } from '../../layout/useRestoreFocus.ts'
import { deskToast } from '../../toasts/toastStore.ts'
import { liveInterval, sendChange, useDeskData, useLive } from '../data/DeskData.tsx'
import { useQuoteChanges } from '../data/useQuoteChanges.ts'
import { DeskIcon, type DeskIconName, IconAction, Notice } from '../frame/DeskIcon.tsx'
import { FailureState, LoadingCards, ScreenHead } from '../frame/Screen.tsx'
import { StatusChip } from '../list/QuoteCards.tsx'
import { ReceiptPanel } from '../money/ReceiptPanel.tsx'
import { JobForm } from './JobForm.tsx'
import { AlsoAsked, HistoryList, MailList, MessagePart, PhotoRow, SourcePart } from './QuotePanels.tsx'
import { type JobFormState, useJobForm } from './useJobForm.ts'

const BookingSheet = lazyComponent(() => import('../visits/BookingSheet.tsx'), 'BookingSheet')
const ContactSheet = lazyComponent(() => import('./ContactSheet.tsx'), 'ContactSheet')
const DoneSheet = lazyComponent(() => import('../visits/DoneSheet.tsx'), 'DoneSheet')
const TextsSheet = lazyComponent(() => import('../visits/TextsSheet.tsx'), 'TextsSheet')

const { quote: wording, screens, changes } = deskWording

const Columns = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1rem',
  alignItems: 'start',
  [breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 27rem)', columnGap: '1.5rem' },
}))

/** Back to the screen that the person came from, as it was left: the list, a day or a week. Else to the list. */
function Back() {
  const { state } = useLocation()
  const navigate = useNavigate()
  const from = typeof state === 'string' ? state : ''
  const isFrom = (path: string) => from.startsWith(path)
  const screen = isFrom(deskPaths.day('')) ? 'day' : isFrom(deskPaths.week) ? 'week' : 'list'
  function goBack(event: MouseEvent) {
    if (from === '' || hasModifier(event)) return
    event.preventDefault()
    navigate(-1)
  }
  return (
    <IconAction
      label={screen === 'list' ? wording.back : visitWording.back[screen]}
      icon="arrowBack"
      href={from || deskPaths.list}
      edge="start"
      onClick={goBack}
    />
  )
}

export function QuoteScreen() {
  const { id = '' } = useParams()
  const { data: quote, isLoading, failure, retry } = useQuote(id)
  if (quote) return <QuoteDetails key={quote.id} quote={quote} />
  return (
    <>
      <ScreenHead title={screens.quote} back={<Back />} />
      {isLoading && <LoadingCards count={4} height={150} />}
      {failure && <FailureState failure={failure} retry={retry} />}
    </>
  )
}

function QuoteDetails({ quote }: { quote: WholeQuote }) {
  const form = useJobForm(quote)
  const focusProps = useRestoreFocus()
  const [sheet, setSheet] = useState<'booking' | 'contact' | 'done' | 'texts'>()
  const { id, name, photos, photosAnnounced = 0, after = [], history, mails } = quote
  const close = () => setSheet(undefined)
  return (
    <>
      <ScreenHead title={name} back={<Back />}>
        <StatusChip status={quote.status} />
      </ScreenHead>
      <Columns {...focusProps}>
        <Stack spacing={2}>
          <ContactBar quote={quote} address={form.texts.address} onCorrect={() => setSheet('contact')} />
          <Button
            onClick={() => setSheet('texts')}
            startIcon={<DeskIcon name="sms" />}
            sx={{ alignSelf: 'start' }}
          >
            {textsWording.title}
          </Button>
          <AlsoAsked quote={quote} />
          <ReceiptPanel quote={quote} />
          {quote.status === 'spam' && (
            <Notice severity="error" action={<SpamButton quote={quote} form={form} />}>
              {wording.suspected}
            </Notice>
          )}
          <MessagePart quote={quote} />
          {(photos > 0 || photosAnnounced > 0) && (
            <PhotoRow quote={quote} title={wording.photos} places={placesOf(quote)}>
              {photosAnnounced > photos && <p>{wording.photosCame(photos, photosAnnounced)}</p>}
            </PhotoRow>
          )}
          {after.length > 0 && <PhotoRow quote={quote} title={visitWording.after} places={after} />}
        </Stack>
        <JobForm
          quote={quote}
          form={form}
          onBook={() => setSheet('booking')}
          onDone={() => setSheet('done')}
        />
        <Stack spacing={2}>
          <HistoryList history={history} />
          <MailList id={id} mails={mails} />
          <SourcePart quote={quote} />
          {quote.status === 'new' && <SpamButton quote={quote} form={form} />}
        </Stack>
        <Suspense>
          {sheet === 'booking' && <BookingSheet quote={quote} start={form.texts} onClose={close} />}
          {sheet === 'done' && <DoneSheet quote={quote} start={form.texts} onClose={close} />}
          {sheet === 'texts' && <TextsSheet quote={quote} onClose={close} />}
          {sheet === 'contact' && <ContactSheet quote={quote} onClose={close} />}
        </Suspense>
      </Columns>
    </>
  )
}

const hasPendingMail = (quote: WholeQuote | null | undefined): boolean =>
  quote?.mails.some(({ state }) => state === 'pending') ?? false

function useQuote(id: string) {
  const { mutate } = useSWRConfig()
  const state = useDeskData<WholeQuote>(deskApi.quote(id), {
    // The history does not tell when a mail is sent. swr restarts polling when the function changes, which is after each answer.
    refreshInterval: (quote?: WholeQuote | null) => (hasPendingMail(quote) ? liveInterval : 0),
  })
  const { failure } = useLive()
  const isUnread = state.data !== undefined && !state.data.opened

  const [failures, setFailures] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure repeats the request.
  useEffect(() => {
    // During an outage the request would fail; the effect runs again when the outage ends.
    if (!isUnread || failure) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isStale = false
    void sendChange('POST', deskApi.opened(id)).then(({ isDone }) => {
      if (isDone) void mutate(deskApi.summary)
      else if (!isStale) timer = setTimeout(() => setFailures((count) => count + 1), liveInterval)
    })
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [id, isUnread, failure, failures, mutate])

  return state
}

const Bar = styled('section')(({ theme: { palette, design } }) => ({
  display: 'grid',
  gap: '.75rem',
  padding: '1rem',
  borderRadius: design.corner.medium,
  background: palette.primary.dark,
  color: palette.common.white,
  '& ul': { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: '.5rem' },
  '& p': { overflowWrap: 'anywhere', lineHeight: 1.4 },
  '& strong': { fontSize: '1.375rem', fontFeatureSettings: '"tnum"', display: 'block' },
  '& button': { flexShrink: 0, alignSelf: 'start', color: 'inherit' },
  '& button:focus-visible': { outlineColor: palette.common.white },
}))

const ContactLink = styled(ButtonBase)<{ href: string; target?: string; rel?: string }>(
  ({ theme: { palette, design, typography } }) => ({
    ...typography.body2,
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: '.2rem',
    width: '100%',
    minHeight: 64,
    padding: '.4rem .1rem',
    borderRadius: design.corner.small,
    background: palette.primary.main,
    color: palette.common.white,
    fontWeight: 600,
    fontSize: '.875rem',
    '&:hover': { background: palette.primary.light },
    '&[data-first]': { background: palette.secondary.main, color: palette.text.primary },
    '&[data-first]:hover': { background: palette.secondary.light },
    '&&:focus-visible': { outlineColor: palette.common.white },
  }),
)

type Contact = { label: string; icon: DeskIconName; href: string | undefined; opens?: 'map' }

type ContactBarProps = { quote: DeskQuote; address: string; onCorrect: () => void }

function ContactBar({ quote, address, onCorrect }: ContactBarProps) {
  const { phone, email } = quote
  const contacts: readonly Contact[] = [
    { label: wording.call, icon: 'call', href: callLink(phone) },
    { label: wording.text, icon: 'sms', href: textLink(phone) },
    { label: wording.email, icon: 'email', href: mailLink(email) },
    { label: wording.map, icon: 'place', href: mapLink(address), opens: 'map' },
    { label: wording.directions, icon: 'directions', href: directionsLink(address), opens: 'map' },
  ]
  const usable = contacts.filter(({ href }) => href !== undefined)
  return (
    <Bar aria-label={wording.contact}>
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between' }}>
        <p>
          <strong>{phone}</strong>
          {email}
        </p>
        <IconAction label={bookingWording.correct} icon="edit" onClick={onCorrect} />
      </Stack>
      <ul>
        {usable.map(({ label, icon, href, opens }, index) => (
          <li key={label}>
            <ContactLink
              href={href ?? ''}
              data-first={index === 0 ? '' : undefined}
              {...(opens && { target: '_blank', rel: 'noreferrer' })}
            >
              <DeskIcon name={icon} />
              {label}
            </ContactLink>
          </li>
        ))}
      </ul>
      <p>
        {[describePlace({ ...quote, address }), !address && wording.noAddress].filter(Boolean).join('. ')}
      </p>
    </Bar>
  )
}

/** Marks a quote as spam or as not spam. A press during a save would be based on the version before it. */
function SpamButton({ quote, form: { drop, isSaving } }: { quote: DeskQuote; form: JobFormState }) {
  const { change } = useQuoteChanges()
  const isSpam = quote.status === 'spam'

  async function mark() {
    const status = isSpam ? 'new' : 'spam'
    const done = `${quote.name} ${statusChanged[status]}`
    const outcome = await change({ quote, changes: { status }, done })
    if (outcome.kind === 'saved') drop('status')
    else if (outcome.kind === 'conflict') deskToast.failed(changes.conflict)
  }

  return (
    <Button variant={isSpam ? 'plain' : 'quiet'} disabled={isSaving} onClick={mark}>
      {isSpam ? wording.notSpam : wording.markSpam}
    </Button>
  )
}
