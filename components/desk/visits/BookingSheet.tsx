import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useState } from 'react'
import { bookingWording as wording } from '#data/desk/bookingWording.ts'
import { visitCancelled } from '#data/desk/customerTexts.ts'
import { addDays, longDayName, visitName } from '#data/desk/deskCalendar.ts'
import { deskApi } from '#data/desk/deskPaths.ts'
import type { DeskQuote } from '#data/desk/deskQuote.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { type ProgressTexts, type QuoteChanges, readLoad } from '#data/desk/quoteProgress.ts'
import { describeLoadPrice, priceOfLoad } from '#data/desk/truckLoad.ts'
import { type ClosedDays, isClosedOn, isDay } from '#data/quote/preferredDay.ts'
import { useDeskData, useHasMail } from '../data/DeskData.tsx'
import { type ChangeOutcome, useQuoteChanges } from '../data/useQuoteChanges.ts'
import { useSheetForm } from '../data/useSheetForm.ts'
import { useToday } from '../data/useToday.ts'
import { DeskField } from '../frame/DeskField.tsx'
import { Notice } from '../frame/DeskIcon.tsx'
import { Sheet, SheetForm, useSheet } from '../frame/Sheet.tsx'
import { OneText } from './TextsSheet.tsx'
import { DayChoice, WindowChoice } from './VisitChoice.tsx'

/** @param mails whether the customer gets a mail */
type Send = (quote: DeskQuote, changes: QuoteChanges, mails: boolean) => Promise<ChangeOutcome>

type BookingSheetProps = {
  quote: DeskQuote
  /** What another form of the screen has typed already. */
  start?: Partial<Pick<ProgressTexts, 'address' | 'price' | 'cubicYards'>>
  /** Stores the booking; without it the quote is changed. */
  send?: Send
  onClose: () => void
}

/** Books a visit, or changes it: day, arrival window, address and price. */
export function BookingSheet({ quote, start = {}, send, onClose }: BookingSheetProps) {
  const sheet = useSheet(onClose)
  // The title stays while the sheet leaves.
  const [isNew] = useState(quote.visitDay === '')
  /** As it was before it was cancelled without a mail: the customer has to be told. */
  const [cancelled, setCancelled] = useState<DeskQuote>()
  const { change } = useQuoteChanges()
  const [mails, setMails] = useState(true)
  const hasMail = useHasMail()
  const today = useToday()
  const { data: closed } = useDeskData<ClosedDays>(deskApi.closedDays)
  const store: Send = send ?? ((current, changes, mails) => change(changeOf(current, changes, mails)))
  const form = useSheetForm({
    quote,
    name: 'booking',
    send: (current, changes) => store(current, changes, mails || quote.email === ''),
    onSaved: (before, { status }) => {
      const isTold = hasMail && mails && before.email !== ''
      if (status === 'contacted' && !isTold) setCancelled(before)
      else sheet.close()
    },
  })
  const { current, typed, propsOf } = form
  const texts = { ...form.texts, ...start, ...typed }
  const yards = readLoad(texts.cubicYards)
  const visit = {
    visitDay: typed.visitDay ?? proposedDay(current, today),
    visitFrom: texts.visitFrom,
    visitTo: texts.visitTo,
  }
  const price = typed.price ?? (texts.price || (yards ? String(priceOfLoad(yards)) : ''))
  const isPast = isDay(visit.visitDay) && visit.visitDay < today

  if (cancelled)
    return (
      <Sheet title={wording.tell(quote.name)} {...sheet}>
        <OneText quote={cancelled} text={visitCancelled} />
      </Sheet>
    )
  return (
    <Sheet title={isNew ? wording.bookTitle(quote.name) : wording.changeTitle(quote.name)} {...sheet}>
      <SheetForm
        form={form}
        label={isNew ? wording.book : wording.change}
        action={isNew ? wording.book : deskWording.changes.save}
        onSubmit={() => void form.save({ ...visit, status: 'booked', address: texts.address, price })}
      >
        <strong aria-live="polite">{isDay(visit.visitDay) && visitName(visit)}</strong>
        <DayChoice day={visit.visitDay} wish={current.day} today={today} form={form} />
        {isPast && <Notice>{wording.past}</Notice>}
        {closed && isClosedOn(visit.visitDay, closed) && (
          <Notice>{wording.closed(longDayName(visit.visitDay))}</Notice>
        )}
        <WindowChoice visit={visit} quote={current} form={form} />
        <DeskField {...propsOf('address')} value={texts.address} />
        <DeskField
          {...propsOf('price')}
          value={price}
          {...(yards && { hint: describeLoadPrice(yards) })}
          enterKeyHint="done"
        />
        {!hasMail && <small>{wording.noMail}</small>}
        {hasMail && quote.email !== '' && (
          <FormControlLabel
            control={<Checkbox checked={mails} onChange={(_event, isChecked) => setMails(isChecked)} />}
            label={wording.email(quote.email)}
            sx={{ overflowWrap: 'anywhere' }}
          />
        )}
        {!isNew && (
          <Button variant="quiet" disabled={form.isSaving} onClick={() => form.save({ status: 'contacted' })}>
            {wording.cancel}
          </Button>
        )}
      </SheetForm>
    </Sheet>
  )
}

function changeOf(quote: DeskQuote, changes: QuoteChanges, mails: boolean) {
  const { name } = quote
  const isCancelled = changes.status === 'contacted'
  const done = isCancelled
    ? wording.cancelled(name)
    : wording.booking(name, visitName({ ...quote, ...changes }))
  return { quote, changes, done, isFromSheet: true, mails }
}

/** The day of the visit, else the day that the visitor wished for, else tomorrow. */
function proposedDay({ visitDay, day }: DeskQuote, today: string): string {
  return visitDay || (day >= today ? day : addDays(today, 1))
}
