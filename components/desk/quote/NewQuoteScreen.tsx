import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { bookingWording } from '#data/desk/bookingWording.ts'
import { agoName, visitName } from '#data/desk/deskCalendar.ts'
import { deskApi, deskPaths } from '#data/desk/deskPaths.ts'
import type { DeskQuote } from '#data/desk/deskQuote.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { blankQuote, readNewQuote } from '#data/desk/newQuote.ts'
import { type QuoteChanges, readLoad, type TypedTexts } from '#data/desk/quoteProgress.ts'
import { describeLoadPrice } from '#data/desk/truckLoad.ts'
import { describePlace } from '#data/desk/visitPlace.ts'
import { localDigitsOf } from '#data/quote/contactLinks.ts'
import { parseVisitSource } from '#data/quote/visitSource.ts'
import { lazyComponent } from '../../api/lazyModule.ts'
import { deskToast } from '../../toasts/toastStore.ts'
import { sendChange } from '../data/DeskData.tsx'
import { readDraft, useDraft, writeDraft } from '../data/quoteDrafts.ts'
import {
  type ChangeOutcome,
  type FormField,
  refusedBy,
  useFields,
  useQuoteChanges,
  useRequestsOf,
  withMails,
} from '../data/useQuoteChanges.ts'
import { useNow, useSettled } from '../data/useToday.ts'
import { DeskField, FormBar, goToNextField, submits } from '../frame/DeskField.tsx'
import { IconAction, Notice } from '../frame/DeskIcon.tsx'
import { ScreenHead } from '../frame/Screen.tsx'
import { Excerpt, StatusChip } from '../list/QuoteCards.tsx'

const BookingSheet = lazyComponent(() => import('../visits/BookingSheet.tsx'), 'BookingSheet')

const { newQuote: wording } = bookingWording
const { changes, screens } = deskWording

/** A caller is written down: the phone first, since it shows who has called before. */
export function NewQuoteScreen() {
  const form = useNewQuote()
  const { texts, propsOf } = form
  const [isBooking, setBooking] = useState(false)
  const [isRestored] = useState(() => Object.keys(texts).length > 0)
  const yards = readLoad(texts.cubicYards)

  // After the title, which takes the focus of a new screen.
  useEffect(() => {
    if (!isRestored) document.getElementById('phone')?.focus({ preventScroll: true })
  }, [isRestored])

  return (
    <>
      <ScreenHead
        title={screens.newQuote}
        back={
          <IconAction label={deskWording.quote.back} icon="arrowBack" href={deskPaths.list} edge="start" />
        }
      />
      <Card
        component="form"
        sx={{ gap: '1rem', maxWidth: 640 }}
        aria-label={screens.newQuote}
        onKeyDown={goToNextField}
        {...submits(() => (form.check() ? form.store() : showFault()))}
      >
        {form.failure && <Notice icon="error">{form.failure}</Notice>}
        {isRestored && Object.keys(texts).length > 0 && (
          <Notice severity="info" icon="schedule" role="status">
            {wording.kept}
          </Notice>
        )}
        <DeskField {...propsOf('phone')} />
        <EarlierRequests phone={texts.phone ?? ''} take={form.set} />
        {(['name', 'message', 'address', 'postalCode'] as const).map((field) => (
          <DeskField key={field} {...propsOf(field)} />
        ))}
        <DeskField {...propsOf('cubicYards')} {...(yards && { hint: describeLoadPrice(yards) })} />
        {(['email', 'followUp', 'note'] as const).map((field) => (
          <DeskField key={field} {...propsOf(field)} />
        ))}
        {Object.keys(texts).length > 0 && (
          <Button variant="quiet" onClick={form.clear}>
            {wording.clear}
          </Button>
        )}
        <FormBar data-saves="">
          <Button
            variant="primary"
            sx={{ flexGrow: 1 }}
            disabled={form.isSaving}
            onClick={() => (form.check() ? setBooking(true) : showFault())}
          >
            {bookingWording.book}
          </Button>
          <Button type="submit" disabled={form.isSaving}>
            {form.isSaving ? changes.saving : changes.save}
          </Button>
        </FormBar>
      </Card>
      <Suspense>
        {isBooking && (
          <BookingSheet
            quote={quoteOfTexts(texts)}
            start={{ address: texts.address ?? '', cubicYards: texts.cubicYards ?? '' }}
            send={(_quote, changes, mails) => form.store(changes, mails)}
            onClose={() => setBooking(false)}
          />
        )}
      </Suspense>
    </>
  )
}

/** After the faults are shown. */
const showFault = () =>
  setTimeout(() => document.querySelector<HTMLElement>('form [aria-invalid=true]')?.focus())

const Earlier = styled('section')(({ theme: { palette, design } }) => ({
  display: 'grid',
  gap: '.5rem',
  padding: '.75rem 1rem',
  borderRadius: design.corner.small,
  background: palette.kraft.light,
  '& h2': { fontSize: '1.0625rem' },
  '& ul': { display: 'grid', gap: '.75rem' },
  '& li': { display: 'grid', justifyItems: 'start', gap: '.25rem', overflowWrap: 'anywhere' },
}))

/** Requests that are shown at first. */
const firstShown = 2

type EarlierProps = { phone: string; take: (texts: NewTexts) => void }

/** The requests of a number, to take its details over. Nothing is taken or merged by itself. */
function EarlierRequests({ phone, take }: EarlierProps) {
  const quotes = useRequestsOf(phone)
  const digits = localDigitsOf(phone)
  const [shownOf, setShownOf] = useState('')
  const isSettled = useSettled(quotes.length > 0)
  const now = useNow()
  if (quotes.length === 0) return null
  const shown = shownOf === digits ? quotes : quotes.slice(0, firstShown)
  return (
    <Earlier>
      <h2>{wording.earlier(quotes.length)}</h2>
      <ul>
        {shown.map((quote) => (
          <li key={quote.id}>
            <span>
              <Link href={deskPaths.quote(quote.id)}>{quote.name}</Link>, {agoName(quote.createdAt, now)}{' '}
              <StatusChip status={quote.status} />
            </span>
            <span>{[describePlace(quote), quote.email].filter(Boolean).join(', ')}</span>
            <Excerpt>{quote.message}</Excerpt>
            <Button
              disabled={!isSettled}
              onClick={() => {
                const { name, address, email, postalCode } = quote
                take({ name, address, email, postalCode })
                deskToast.done(wording.taken(name))
              }}
            >
              {wording.take}
            </Button>
          </li>
        ))}
      </ul>
      {shown.length < quotes.length && (
        <Button variant="quiet" onClick={() => setShownOf(digits)}>
          {wording.all(quotes.length)}
        </Button>
      )}
    </Earlier>
  )
}

/** Name of the draft: one request at a time is written down. */
const draft = 'new'

type NewTexts = Partial<Record<FormField, string>>
/** `key` is the Idempotency-Key: a request whose answer was lost is not stored twice. */
type NewTyped = Partial<Record<FormField | 'key', { text: string; base: string }>>

const readTyped = () => readDraft(draft) as NewTyped
const writeTyped = (typed: NewTyped) => writeDraft(draft, typed as TypedTexts)

function forget(): void {
  for (const name of [draft, `${draft} booking`]) writeDraft(name, {})
}

/** A request that is being written down, in this browser until it is stored. */
function useNewQuote() {
  const { key: _, ...typed } = useDraft(draft) as NewTyped
  const texts = Object.fromEntries(
    Object.entries(typed).map(([field, { text }]) => [field, text]),
  ) as NewTexts
  const { setFaults, set, propsOf } = useFields<FormField>(texts, write)
  const [failure, setFailure] = useState('')
  const [isSaving, setSaving] = useState(false)
  const { toastFailure } = useQuoteChanges()
  const { mutate } = useSWRConfig()
  const navigate = useNavigate()

  function write(changed: NewTexts) {
    const entries = Object.entries(changed).map(([field, text]) => [field, { text, base: '' }])
    const next: NewTyped = { ...readTyped(), ...Object.fromEntries(entries) }
    const isBlank = Object.entries(next).every(([field, { text }]) => field === 'key' || text === '')
    writeTyped(isBlank ? {} : next)
  }

  function clear() {
    forget()
    setFaults([])
    setFailure('')
  }

  /** Whether it can be stored; otherwise its faults are shown. */
  function check(): boolean {
    const read = readNewQuote(texts)
    setFaults(read.faults)
    return read.faults.length === 0
  }

  /** Stores the request, with its visit if it is booked at once, and opens it. */
  async function store(booking: QuoteChanges = {}, mails = true): Promise<ChangeOutcome> {
    const read = readNewQuote(texts)
    const { key = { text: newKey(), base: '' } } = readTyped()
    writeTyped({ ...readTyped(), key })
    setSaving(true)
    setFailure('')
    const options = { headers: { 'Idempotency-Key': key.text } }
    const answer = await sendChange(
      'POST',
      withMails(deskApi.newQuote, mails),
      { ...changesOf(read.quote), ...booking },
      options,
    )
    setSaving(false)
    if (!answer.isDone) {
      if (answer.status === 401) toastFailure(answer)
      // What was stored before a lost answer is among the earlier requests.
      void mutate((url) => typeof url === 'string' && url.startsWith(deskApi.customers('').slice(0, -1)))
      const refused = refusedBy(answer)
      setFaults(refused.faults)
      setFailure(refused.message)
      return refused
    }
    const quote = answer.body as DeskQuote
    forget()
    deskToast.done(
      quote.visitDay ? bookingWording.booking(quote.name, visitName(quote)) : wording.saved(quote.name),
    )
    navigate(deskPaths.quote(quote.id), { replace: true })
    return { kind: 'saved', quote }
  }

  return {
    texts,
    set,
    propsOf: (field: FormField) => ({ ...propsOf(field), enterKeyHint: 'next' as const }),
    check,
    store,
    clear,
    failure,
    isSaving,
  }
}

/** What was written down, without empty fields. */
const changesOf = (quote: object = {}) =>
  Object.fromEntries(Object.entries(quote).filter(([, value]) => value !== '' && value !== null))

// crypto.randomUUID is missing on a page without https.
const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** The request as the booking sheet takes one. */
const quoteOfTexts = ({ name = '', phone = '', email = '', message = '' }: NewTexts): DeskQuote => ({
  ...blankQuote,
  id: draft,
  number: 0,
  createdAt: '',
  page: '',
  source: parseVisitSource({}, []),
  spam: false,
  mail: 'none',
  photos: 0,
  version: 0,
  opened: true,
  name,
  phone,
  email,
  message,
})
