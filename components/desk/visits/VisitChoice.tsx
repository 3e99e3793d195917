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
import { shortDayName, visitTimes, weekday, weekFrom, wishName } from '#data/desk/deskCalendar.ts'
import { deskApi } from '#data/desk/deskPaths.ts'
import type { DeskDay, DeskQuote } from '#data/desk/deskQuote.ts'
import { dayOf, isDay } from '#data/quote/preferredDay.ts'
import { useDeskData } from '../data/DeskData.tsx'
import type { SheetFormState } from '../data/useSheetForm.ts'
import { useNow } from '../data/useToday.ts'
import { Chips, ChoiceChip } from '../frame/Chips.tsx'
import { DeskField } from '../frame/DeskField.tsx'
import { Notice } from '../frame/DeskIcon.tsx'

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
export function DayChoice({ day, wish, today, form: { set, propsOf } }: DayChoiceProps) {
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
export function WindowChoice({ visit, quote, form: { set, propsOf } }: WindowChoiceProps) {
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
