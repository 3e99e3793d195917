import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  agoName,
  dateTimeName,
  dayOf,
  weekFrom,
  weekName,
  weekStart,
} from '#data/desk/deskCalendar.ts'

test('late in the evening it is still today at the company', () => {
  expect(dayOf('2026-11-28T03:30:00Z')).toBe('2026-11-27')
})

test('a week begins on Monday', () => {
  expect(weekStart('2026-11-29')).toBe('2026-11-23')
  expect(weekStart('2026-11-23')).toBe('2026-11-23')
  expect(weekFrom('2026-11-30').at(-1)).toBe('2026-12-06')
})

test('days and months go on over the end of a year', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addMonths('2026-12', 1)).toBe('2027-01')
  expect(addMonths('2026-01', -1)).toBe('2025-12')
})

test('a time of another year is named with the year, which ends late in the evening', () => {
  const lastOfDecember = '2026-01-01T04:30:00Z'

  expect(dateTimeName(lastOfDecember, Date.parse('2026-01-01T04:59:00Z'))).toBe('Dec 31, 11:30 p.m.')
  expect(dateTimeName(lastOfDecember, Date.parse('2026-01-01T05:01:00Z'))).toBe('Dec 31, 2025, 11:30 p.m.')
})

test('weeks and times are named as short as they are clear', () => {
  const now = Date.parse('2026-11-27T18:00:00Z')
  const times = [
    '2026-11-27T17:59:30Z',
    '2026-11-27T17:00:01Z',
    '2026-11-27T17:00:00Z',
    '2026-11-26T20:00:00Z',
    '2026-11-20T20:00:00Z',
    '2025-11-20T20:00:00Z',
  ]

  expect(['2026-11-23', '2026-11-30'].map(weekName)).toEqual(['Nov 23 to 29', 'Nov 30 to Dec 6'])
  const names = times.map((time) => agoName(time, now))
  expect(names).toEqual(['just now', '59 min ago', '12:00 p.m.', 'yesterday', 'Nov 20', 'Nov 20, 2025'])
})
