import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { type ReactNode, useState } from 'react'
import {
  type ArrivalWindow,
  anyTime,
  arrivalWindows,
  dayPartOf,
  isSameWindow,
  overlapByHalf,
  visitorsOf,
  windowLabel,
} from '#data/desk/arrivalWindows.ts'
import { bookingWording as wording } from '#data/desk/bookingWording.ts'
import { visitCancelled } from '#data/desk/customerTexts.ts'
import {
  addDays,
  longDayName,
  shortDayName,
  visitName,
  visitTimes,
  weekday,
  weekFrom,
  wishName,
} from '#data/desk/deskCalendar.ts'
import { deskApi } from '#data/desk/deskPaths.ts'
import type { DeskDay, DeskQuote } from '#data/desk/deskQuote.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { type ProgressTexts, type QuoteChanges, readLoad } from '#data/desk/quoteProgress.ts'
import { describeLoadPrice, priceOfLoad } from '#data/desk/truckLoad.ts'
import { type ClosedDays, dayOf, isClosedOn, isDay } from '#data/quote/preferredDay.ts'
import { useDeskData, useHasMail } from '../data/DeskData.tsx'
import { type ChangeOutcome, useQuoteChanges } from '../data/useQuoteChanges.ts'
import { type SheetFormState, useSheetForm } from '../data/useSheetForm.ts'
import { useNow, useToday } from '../data/useToday.ts'
import { Chips, ChoiceChip } from '../frame/Chips.tsx'
import { DeskField } from '../frame/DeskField.tsx'
import { Notice } from '../frame/DeskIcon.tsx'
import { Sheet, SheetForm, useSheet } from '../frame/Sheet.tsx'
import { OneText } from './TextsSheet.tsx'

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
  return { quote, changes, done, from: 'sheet' as const, mails }
}

/** The day of the visit, else the day that the visitor wished for, else tomorrow. */
function proposedDay({ visitDay, day }: DeskQuote, today: string): string {
  return visitDay || (day >= today ? day : addDays(today, 1))
}

// Small enough for address and price to be in sight on a phone.
const SmallChips = styled(Chips)({
  gap: '.4rem',
  '& .MuiChip-label': { padding: '0 .75rem', fontSize: '.9375rem' },
})

const Choice = ({ label, children }: { label: string; children: ReactNode }) => (
  <Stack component="fieldset" spacing={1} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
    <Stack component="legend" sx={{ p: 0, fontWeight: 600 }}>
      {label}
    </Stack>
    {children}
  </Stack>
)

const withWish = (label: string, isWished: boolean) => (
  <>
    {label}
    {isWished && <small> ({wording.asked})</small>}
  </>
)

type DayChoiceProps = { day: string; wish: string; today: string; form: SheetFormState }

/** The next seven days as chips, and a field for any other. */
function DayChoice({ day, wish, today, form: { set, propsOf } }: DayChoiceProps) {
  const days = weekFrom(today)
  const [isOther, setOther] = useState(!days.includes(day))
  const nameOf = (one: string, index: number) =>
    [wording.today, wording.tomorrow][index] ?? `${weekday(one)} ${Number(one.slice(8))}`
  const { fault } = propsOf('visitDay')
  return (
    <Choice label={wording.day}>
      <SmallChips>
        {days.map((one, index) => (
          <ChoiceChip
            key={one}
            label={withWish(nameOf(one, index), one === wish)}
            isChosen={one === day && !isOther}
            onChoose={() => {
              setOther(false)
              set({ visitDay: one })
            }}
          />
        ))}
        <ChoiceChip label={wording.otherDay} isChosen={isOther} onChoose={() => setOther(true)} />
      </SmallChips>
      {wish !== '' && !days.includes(wish) && <span>{wording.wish(shortDayName(wish))}</span>}
      {(isOther || fault) && <DeskField {...propsOf('visitDay')} value={day} />}
    </Choice>
  )
}

type WindowChoiceProps = {
  visit: ArrivalWindow & { visitDay: string }
  quote: DeskQuote
  form: SheetFormState
}

/** The arrival windows as chips, with what is booked in each, and fields for other times. */
function WindowChoice({ visit, quote, form: { set, propsOf } }: WindowChoiceProps) {
  const { data } = useDeskData<DeskDay>(isDay(visit.visitDay) ? deskApi.day(visit.visitDay) : null)
  const others = data?.visits.filter(({ id }) => id !== quote.id) ?? []
  const overlapping = (window: ArrivalWindow) => others.filter((other) => overlapByHalf(window, other))
  const now = useNow()
  // Of today what is over is left out, unless it is what was booked or chosen.
  const isOffered = (window: ArrivalWindow) =>
    visit.visitDay !== dayOf(now) ||
    isSameWindow(window, visit) ||
    visitTimes({ ...window, visitDay: visit.visitDay }).end > now
  const windows = [...arrivalWindows, anyTime].filter(isOffered)
  const [isOther, setOther] = useState(!windows.some((window) => isSameWindow(window, visit)))
  const { fault } = propsOf('visitTo')
  const same = overlapping(visit)

  function choose({ visitFrom, visitTo }: ArrivalWindow) {
    setOther(false)
    set({ visitFrom, visitTo })
  }
  function labelOf(window: ArrivalWindow) {
    const count = overlapping(window).length
    const name = windowLabel(window)
    const isWished = quote.window !== '' && dayPartOf(window) === quote.window
    return withWish(count > 0 ? `${name}, ${wording.booked(count)}` : name, isWished)
  }
  return (
    <Choice label={wording.window}>
      <SmallChips>
        {windows.map((window) => (
          <ChoiceChip
            key={window.visitFrom}
            label={labelOf(window)}
            isChosen={isSameWindow(window, visit) && !isOther}
            onChoose={() => choose(window)}
          />
        ))}
        <ChoiceChip label={wording.otherTimes} isChosen={isOther} onChoose={() => setOther(true)} />
      </SmallChips>
      {quote.day === '' && quote.window !== '' && <span>{wording.wish(wishName(quote))}</span>}
      {(isOther || fault) && (
        <Stack direction="row" spacing={1}>
          <DeskField {...propsOf('visitFrom')} value={visit.visitFrom} />
          <DeskField {...propsOf('visitTo')} value={visit.visitTo} />
        </Stack>
      )}
      {same.length > 0 && <Notice role="status">{wording.overlap(visitorsOf(same))}</Notice>}
    </Choice>
  )
}
