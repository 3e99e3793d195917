import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { type FormEvent, Suspense, useEffect, useState } from 'react'
import { bookingWording } from '#data/desk/bookingWording.ts'
import { agoName } from '#data/desk/deskCalendar.ts'
import { deskPaths } from '#data/desk/deskPaths.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { readLoad } from '#data/desk/quoteProgress.ts'
import { describeLoadPrice } from '#data/desk/truckLoad.ts'
import { describePlace } from '#data/desk/visitPlace.ts'
import { localDigitsOf } from '#data/quote/contactLinks.ts'
import { lazyComponent } from '../../api/lazyModule.ts'
import { deskToast } from '../../toasts/toastStore.ts'
import { useRequestsOf } from '../data/useQuoteChanges.ts'
import { useNow, useSettled } from '../data/useToday.ts'
import { DeskField, FormBar, goToNextField } from '../frame/DeskField.tsx'
import { IconAction, Notice } from '../frame/DeskIcon.tsx'
import { ScreenHead } from '../frame/Screen.tsx'
import { Excerpt, StatusChip } from '../list/QuoteCards.tsx'
import { type NewTexts, quoteOfTexts, useNewQuote } from './useNewQuote.ts'

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
        noValidate
        onKeyDown={goToNextField}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void (form.check() ? form.store() : showFault())
        }}
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
