import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Chip from '@mui/material/Chip'
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
  windowName,
} from '#data/desk/arrivalWindows.ts'
import { bookingWording as wording } from '#data/desk/bookingWording.ts'
import {
  addDays,
  longDayName,
  shortDayName,
  visitName,
  weekday,
  weekFrom,
  wishName,
} from '#data/desk/deskCalendar.ts'
import { deskApi } from '#data/desk/deskPaths.ts'
import type { DeskDay, DeskQuote } from '#data/desk/deskQuote.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { largestLoad, type ProgressTexts, type QuoteChanges, readNumber } from '#data/desk/quoteProgress.ts'
import { describeLoadPrice, priceOfLoad } from '#data/desk/truckLoad.ts'
import { type ClosedDays, isClosedOn, isDay } from '#data/quote/preferredDay.ts'
import { useDeskData, useHasMail } from '../data/DeskData.tsx'
import { type ChangeOutcome, useQuoteChanges } from '../data/useQuoteChanges.ts'
import { type SheetFormState, useSheetForm } from '../data/useSheetForm.ts'
import { useToday } from '../data/useToday.ts'
import { DeskField, goToNextField } from '../frame/DeskField.tsx'
import { DeskIcon } from '../frame/DeskIcon.tsx'
import { Sheet, SheetForm, SheetNotices } from '../frame/Sheet.tsx'

const { fields: labels } = deskWording

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
export function BookingSheet({ quote, onClose, ...props }: BookingSheetProps) {
  // The title stays while the sheet leaves.
  const [isNew] = useState(quote.visitDay === '')
  const title = isNew ? wording.bookTitle(quote.name) : wording.changeTitle(quote.name)
  return (
    <Sheet title={title} onClose={onClose}>
      {(close) => <BookingForm quote={quote} isNew={isNew} close={close} {...props} />}
    </Sheet>
  )
}

type BookingFormProps = Omit<BookingSheetProps, 'onClose'> & { isNew: boolean; close: () => void }

function BookingForm({ quote, start = {}, send, isNew, close }: BookingFormProps) {
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
    onSaved: close,
  })
  const { current, typed, propsOf } = form
  const texts = { ...form.texts, ...start, ...typed }
  const yards = readNumber(texts.cubicYards) ?? 0
  const isLoad = yards > 0 && yards <= largestLoad
  const visit = {
    visitDay: typed.visitDay ?? proposedDay(current, today),
    visitFrom: texts.visitFrom,
    visitTo: texts.visitTo,
  }
  const price = typed.price ?? (texts.price || (isLoad ? String(priceOfLoad(yards)) : ''))
  const isPast = isDay(visit.visitDay) && visit.visitDay < today

  return (
    <SheetForm
      noValidate
      aria-label={isNew ? wording.book : wording.change}
      onKeyDown={goToNextField}
      onSubmit={(event) => {
        event.preventDefault()
        void form.save({ ...visit, status: 'booked', address: texts.address, price })
      }}
    >
      <strong aria-live="polite">{isDay(visit.visitDay) && visitName(visit)}</strong>
      <SheetNotices form={form} />
      <DayChoice day={visit.visitDay} wish={current.day} today={today} form={form} />
      {isPast && (
        <Alert severity="warning" icon={<DeskIcon name="warning" />}>
          {wording.past}
        </Alert>
      )}
      {closed && isClosedOn(visit.visitDay, closed) && (
        <Alert severity="warning" icon={<DeskIcon name="warning" />}>
          {wording.closed(longDayName(visit.visitDay))}
        </Alert>
      )}
      <WindowChoice visit={visit} quote={current} form={form} />
      <DeskField
        {...propsOf('address')}
        value={texts.address}
        label={labels.address}
        hint={labels.addressHint}
        inputProps={{ autoComplete: 'off', enterKeyHint: 'next' }}
      />
      <DeskField
        {...propsOf('price')}
        value={price}
        label={labels.price}
        hint={isLoad ? describeLoadPrice(yards) : labels.priceHint}
        inputProps={{ autoComplete: 'off', inputMode: 'decimal', enterKeyHint: 'done' }}
      />
      {!hasMail && <small>{wording.noMail}</small>}
      {hasMail && quote.email !== '' && (
        <FormControlLabel
          control={<Checkbox checked={mails} onChange={(_event, isChecked) => setMails(isChecked)} />}
          label={wording.email(quote.email)}
          sx={{ overflowWrap: 'anywhere' }}
        />
      )}
      <footer>
        <Stack direction="row" spacing={1}>
          <Button type="submit" variant="primary" disabled={form.isSaving} sx={{ flexGrow: 1 }}>
            {form.isSaving ? wording.saving : isNew ? wording.book : wording.save}
          </Button>
          {!isNew && (
            <Button disabled={form.isSaving} onClick={() => form.save({ status: 'contacted' })}>
              {wording.cancel}
            </Button>
          )}
        </Stack>
      </footer>
    </SheetForm>
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

// Small enough for address and price to be in sight on a phone.
const Chips = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
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

type ChoiceChipProps = { label: ReactNode; isChosen: boolean; isWished?: boolean; onChoose: () => void }

const ChoiceChip = ({ label, isChosen, isWished = false, onChoose }: ChoiceChipProps) => (
  <Chip
    component="button"
    type="button"
    clickable
    color={isChosen ? 'primary' : 'default'}
    aria-pressed={isChosen}
    onClick={onChoose}
    label={
      <>
        {label}
        {isWished && <small> ({wording.asked})</small>}
      </>
    }
  />
)

type DayChoiceProps = { day: string; wish: string; today: string; form: SheetFormState }

function DayChoice({ day, wish, today, form: { set, propsOf } }: DayChoiceProps) {
  const days = weekFrom(today)
  const [isOther, setOther] = useState(!days.includes(day))
  const nameOf = (one: string, index: number) =>
    [wording.today, wording.tomorrow][index] ?? `${weekday(one)} ${Number(one.slice(8))}`
  const { fault } = propsOf('visitDay')
  return (
    <Choice label={wording.day}>
      <Chips>
        {days.map((one, index) => (
          <ChoiceChip
            key={one}
            label={nameOf(one, index)}
            isChosen={one === day && !isOther}
            isWished={one === wish}
            onChoose={() => {
              setOther(false)
              set('visitDay', one)
            }}
          />
        ))}
        <ChoiceChip label={wording.otherDay} isChosen={isOther} onChoose={() => setOther(true)} />
      </Chips>
      {wish !== '' && !days.includes(wish) && <span>{wording.wish(shortDayName(wish))}</span>}
      {(isOther || fault) && (
        <DeskField {...propsOf('visitDay')} value={day} label={labels.visitDay} type="date" />
      )}
    </Choice>
  )
}

type WindowChoiceProps = {
  visit: ArrivalWindow & { visitDay: string }
  quote: DeskQuote
  form: SheetFormState
}

function WindowChoice({ visit, quote, form: { set, propsOf } }: WindowChoiceProps) {
  const { data } = useDeskData<DeskDay>(isDay(visit.visitDay) ? deskApi.day(visit.visitDay) : null)
  const others = data?.visits.filter(({ id }) => id !== quote.id) ?? []
  const overlapping = (window: ArrivalWindow) => others.filter((other) => overlapByHalf(window, other))
  const windows = [...arrivalWindows, anyTime]
  const [isOther, setOther] = useState(!windows.some((window) => isSameWindow(window, visit)))
  const { fault } = propsOf('visitTo')
  const same = overlapping(visit)

  function choose({ visitFrom, visitTo }: ArrivalWindow) {
    setOther(false)
    set('visitFrom', visitFrom)
    set('visitTo', visitTo)
  }
  function labelOf(window: ArrivalWindow) {
    const count = overlapping(window).length
    return [windowName(window) || wording.anyTime, count > 0 && wording.booked(count)]
      .filter(Boolean)
      .join(', ')
  }
  return (
    <Choice label={wording.window}>
      <Chips>
        {windows.map((window) => (
          <ChoiceChip
            key={window.visitFrom}
            label={labelOf(window)}
            isChosen={isSameWindow(window, visit) && !isOther}
            isWished={quote.window !== '' && dayPartOf(window) === quote.window}
            onChoose={() => choose(window)}
          />
        ))}
        <ChoiceChip label={wording.otherTimes} isChosen={isOther} onChoose={() => setOther(true)} />
      </Chips>
      {quote.day === '' && quote.window !== '' && <span>{wording.wish(wishName(quote))}</span>}
      {(isOther || fault) && (
        <Stack direction="row" spacing={1}>
          <DeskField {...propsOf('visitFrom')} value={visit.visitFrom} label={wording.from} type="time" />
          <DeskField {...propsOf('visitTo')} value={visit.visitTo} label={wording.to} type="time" />
        </Stack>
      )}
      {same.length > 0 && (
        <Alert severity="warning" icon={<DeskIcon name="warning" />} role="status">
          {wording.overlap(visitorsOf(same))}
        </Alert>
      )}
    </Choice>
  )
}
