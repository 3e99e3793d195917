import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import {
  arrivalWindows,
  dayPartOf,
  overlapByHalf,
  visitorsOf,
  windowEnd,
  windowName,
  windowsOf,
} from '#data/desk/arrivalWindows.ts'
import {
  addDays,
  addMonths,
  agoName,
  dateTimeName,
  dayTitle,
  monthRange,
  weekFrom,
  weekName,
  weekStart,
  wishName,
} from '#data/desk/deskCalendar.ts'
import { completeChanges, findProgressFaults, type QuoteProgress } from '#data/desk/quoteProgress.ts'
import { dayOf } from '#data/quote/preferredDay.ts'

const minute = 60_000

test('a week begins on Monday, and days and months are added across the end of a year', () => {
  expect(['2026-11-29', '2026-11-23'].map(weekStart)).toEqual(['2026-11-23', '2026-11-23'])
  expect(weekFrom('2026-11-30').at(-1)).toBe('2026-12-06')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
})

test('a time belongs to the company’s local day, and is shown with the year if that is another', () => {
  const newYear = monthRange('2026-01').from.getTime()
  const lastOfDecember = new Date(newYear - 30 * minute).toISOString()

  expect(dayOf(lastOfDecember)).toBe('2025-12-31')
  expect(dateTimeName(lastOfDecember, newYear - minute)).toBe('Dec 31, 11:30 p.m.')
  expect(dateTimeName(lastOfDecember, newYear + minute)).toBe('Dec 31, 2025, 11:30 p.m.')
})

test('weeks and times have short names', () => {
  const day = 24 * 60 * minute
  const now = monthRange('2026-12').from.getTime() + 26 * day + 13 * 60 * minute
  const times = [minute / 2, 59.9 * minute, 60 * minute, 22 * 60 * minute, 7 * day, 372 * day].map((ago) =>
    new Date(now - ago).toISOString(),
  )
  const weeks = ['2026-11-23', '2026-11-30', '2026-12-28', '2027-01-04']

  expect(weeks.map((first) => weekName(first, '2026-11-30'))).toEqual([
    ...['Nov 23 to 29', 'Nov 30 to Dec 6', 'Dec 28 to Jan 3, 2027', 'Jan 4 to 10, 2027'],
  ])
  expect([dayTitle('2026-11-27', '2026-12-31'), dayTitle('2027-01-04', '2026-12-31')]).toEqual([
    'Friday, Nov 27',
    'Monday, Jan 4, 2027',
  ])
  expect(times.map((time) => agoName(time, now))).toEqual([
    ...['just now', '59 min ago', '12:00 p.m.', 'yesterday', 'Dec 20', 'Dec 20, 2025'],
  ])
  expect(wishName({ day: '2026-11-27', window: 'morning' })).toBe('Fri, Nov 27, morning')
  expect(['evening', ''].map((window) => wishName({ day: '', window }))).toEqual(['evening', ''])
})

test('a month lasts from its first midnight at the company to that of the next, while clocks change', () => {
  // The Swedish locale formats dates as ISO 8601 does.
  const ends = ['2026-03', '2026-11'].flatMap((month) =>
    Object.values(monthRange(month)).map((date) => date.toLocaleString('sv', { timeZone: site.timeZone })),
  )

  const midnights = ['2026-03', '2026-04', '2026-11', '2026-12'].map((month) => `${month}-01 00:00:00`)
  expect(ends).toEqual(midnights)
})

const window = (visitFrom: string, visitTo: string) => ({ visitFrom, visitTo })

test('the offered windows fill the working hours without a gap', () => {
  const { from, to } = site.workingHours

  expect(arrivalWindows[0]?.visitFrom).toBe(from)
  for (const [index, { visitTo }] of arrivalWindows.entries())
    expect(visitTo <= to && visitTo).toBe(arrivalWindows[index + 1]?.visitFrom ?? visitTo)
  expect(arrivalWindows.every(({ visitFrom, visitTo }) => windowEnd(visitFrom) === visitTo)).toBe(true)
})

test.each([
  ['13:00', '15:00', '1 to 3 p.m.', 'afternoon'],
  ['11:00', '13:00', '11 a.m. to 1 p.m.', 'morning'],
  ['09:30', '12:00', '9:30 a.m. to noon', 'morning'],
  ['10:00', '12:00', '10 a.m. to noon', 'morning'],
  ['12:00', '14:00', 'noon to 2 p.m.', 'afternoon'],
  ['00:30', '02:15', '12:30 to 2:15 a.m.', 'morning'],
  ['17:00', '19:00', '5 to 7 p.m.', 'evening'],
  ['12:30', '14:30', '12:30 to 2:30 p.m.', 'afternoon'],
  ['00:00', '01:00', 'midnight to 1 a.m.', 'morning'],
  ['', '', '', ''],
])('the window from %s to %s is “%s”', (visitFrom, visitTo, name, part) => {
  expect([windowName({ visitFrom, visitTo }), dayPartOf({ visitFrom })]).toEqual([name, part])
  expect(visitorsOf([{ name: 'Ada', visitFrom, visitTo }])).toBe(name ? `Ada (${name})` : 'Ada')
})

test('windows of visits stand among the offered ones, and any time comes last', () => {
  const windows = windowsOf([window('09:15', '09:45'), window('', ''), window('09:15', '09:45')])

  expect(windows).toHaveLength(arrivalWindows.length + 2)
  expect(windows.at(-1)).toEqual(window('', ''))
  expect(windows.filter(({ visitFrom }) => visitFrom === '09:15')).toHaveLength(1)
})

test.each([
  [window('13:00', '15:00'), window('14:00', '16:00'), false],
  [window('13:00', '15:00'), window('13:30', '15:30'), true],
  [window('08:00', '12:00'), window('11:00', '11:30'), true],
  [window('08:00', '12:00'), window('', ''), false],
])('whether %j and %j overlap by more than half: %j', (one, other, isOverlap) => {
  expect([overlapByHalf(one, other), overlapByHalf(other, one)]).toEqual([isOverlap, isOverlap])
})

const noVisit = { visitDay: '', visitFrom: '', visitTo: '' }
const quote = (fields: Partial<QuoteProgress>) =>
  ({ status: 'new', ...noVisit, lostReason: '', ...fields }) as QuoteProgress
const booked = quote({ status: 'booked', visitDay: '2026-12-01', visitFrom: '09:00', visitTo: '11:00' })
const done = quote({ ...booked, status: 'done' })

test.each<[string, QuoteProgress, Partial<QuoteProgress>, Partial<QuoteProgress>]>([
  ['a day books an open request', quote({}), { visitDay: '2026-12-01' }, { status: 'booked' }],
  ['a booked job that is called off has no visit', booked, { status: 'contacted' }, noVisit],
  ['a lost job has no visit', booked, { status: 'lost', visitDay: '2026-12-02', lostReason: 'x' }, noVisit],
  ['a done job keeps its visit', booked, { status: 'done' }, {}],
  ['a job that was not done is booked again', done, { status: 'booked', visitDay: '2026-12-02' }, {}],
  ['a done job without a visit gets one', quote({ status: 'done' }), { visitDay: '2026-12-01' }, {}],
  ['a window has the usual length', booked, { visitFrom: '13:00' }, { visitTo: windowEnd('13:00') }],
  ['a visit at any time has no end', booked, { visitFrom: '' }, { visitTo: '' }],
])('%s', (_title, before, changes, added) => {
  const completed = completeChanges(before, changes)

  expect(completed).toEqual({ ...changes, ...added })
  expect(findProgressFaults({ ...before, ...completed }, before)).toEqual([])
})

test.each<[QuoteProgress, Partial<QuoteProgress>, string]>([
  [quote({}), { status: 'contacted', visitDay: '2026-12-01' }, 'status'],
  [quote({}), { visitFrom: '09:00' }, 'visitDay'],
  [booked, { visitFrom: '13:00', visitTo: '12:00' }, 'visitTo'],
  [booked, { visitDay: '' }, 'visitDay'],
  [done, { visitDay: '2026-12-02' }, 'visitDay'],
  [done, { visitFrom: '13:00' }, 'visitDay'],
])('of %j the change %j is refused', (before, changes, field) => {
  const faults = findProgressFaults({ ...before, ...completeChanges(before, changes) }, before)

  expect(faults.map((fault) => fault.field)).toEqual([field])
})
