import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
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
import { dayOf } from '#data/quote/preferredDay.ts'

const minute = 60_000

test('a time late in the evening belongs to the company’s local day', () => {
  const december = monthRange('2026-12').from.getTime()

  expect(dayOf(new Date(december - 30 * minute).toISOString())).toBe('2026-11-30')
})

test('a week begins on Monday', () => {
  expect(weekStart('2026-11-29')).toBe('2026-11-23')
  expect(weekStart('2026-11-23')).toBe('2026-11-23')
  expect(weekFrom('2026-11-30').at(-1)).toBe('2026-12-06')
})

test('days and months are added across the end of a year', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addMonths('2026-12', 1)).toBe('2027-01')
  expect(addMonths('2026-01', -1)).toBe('2025-12')
})

test('a time in another year is shown with the year, by the company’s time zone', () => {
  const newYear = monthRange('2026-01').from.getTime()
  const lastOfDecember = new Date(newYear - 30 * minute).toISOString()

  expect(dateTimeName(lastOfDecember, newYear - minute)).toBe('Dec 31, 11:30 p.m.')
  expect(dateTimeName(lastOfDecember, newYear + minute)).toBe('Dec 31, 2025, 11:30 p.m.')
})

test('weeks and times have short names', () => {
  const day = 24 * 60 * minute
  const now = monthRange('2026-12').from.getTime() + 26 * day + 13 * 60 * minute
  const times = [minute / 2, 59.9 * minute, 60 * minute, 22 * 60 * minute, 7 * day, 372 * day].map((ago) =>
    new Date(now - ago).toISOString(),
  )

  const weeks = ['2026-11-23', '2026-11-30', '2026-12-28', '2027-01-04'].map((first) =>
    weekName(first, '2026-11-30'),
  )
  expect(weeks).toEqual(['Nov 23 to 29', 'Nov 30 to Dec 6', 'Dec 28 to Jan 3, 2027', 'Jan 4 to 10, 2027'])
  expect([dayTitle('2026-11-27', '2026-12-31'), dayTitle('2027-01-04', '2026-12-31')]).toEqual([
    'Friday, Nov 27',
    'Monday, Jan 4, 2027',
  ])
  const names = times.map((time) => agoName(time, now))
  expect(names).toEqual(['just now', '59 min ago', '12:00 p.m.', 'yesterday', 'Dec 20', 'Dec 20, 2025'])
})

test.each([
  ['2026-03', '2026-04'],
  // In Toronto the clock goes back on November 1, 2026, two hours after the month has begun.
  ['2026-11', '2026-12'],
])('%s lasts from its first midnight at the company to that of %s', (month, next) => {
  const { from, to } = monthRange(month)

  expect([from, to].map(localTime)).toEqual([`${month}-01 00:00:00`, `${next}-01 00:00:00`])
})

/** The Swedish locale formats dates as ISO 8601 does. */
const localTime = (date: Date) => date.toLocaleString('sv', { timeZone: site.timeZone })

test.each([
  [{ day: '2026-11-27', window: 'morning' }, 'Fri, Nov 27, morning'],
  [{ day: '', window: 'evening' }, 'evening'],
  [{ day: '', window: '' }, ''],
])('a wish is named by its day and its part of the day', (wish, name) => {
  expect(wishName(wish)).toBe(name)
})
