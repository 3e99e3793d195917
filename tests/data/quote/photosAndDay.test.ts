import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import { monthRange } from '#data/desk/monthRange.ts'
import {
  askAgain,
  describeLeftOut,
  describeRoom,
  describeSent,
  describeUnsent,
} from '#data/quote/photosAndDay.ts'
import { isPreferredDay, offeredDays } from '#data/quote/preferredDay.ts'

const hour = 60 * 60_000
const { sameDayHour } = site

test.each([
  ['2026-12', sameDayHour * hour - 1, '2026-12-01', 'before the hour of same-day service'],
  ['2026-12', sameDayHour * hour, '2026-12-02', 'at that hour'],
  ['2026-12', 24 * hour - 1, '2026-12-02', 'before midnight at the company'],
  ['2026-07', sameDayHour * hour - 1, '2026-07-01', 'before that hour of summer time'],
  ['2027-01', -1, '2027-01-01', 'on New Year’s Eve'],
])('%s and %d milliseconds: the first day offered is %s, %s', (month, passed, first) => {
  expect(offeredDays(afterStartOf(month, passed)).first).toBe(first)
})

test('today is accepted for an hour longer than it is offered', () => {
  const end = (sameDayHour + 1) * hour
  const isAccepted = (passed: number) => isPreferredDay('2026-12-01', afterStartOf('2026-12', passed))

  expect([isAccepted(end - 1), isAccepted(end)]).toEqual([true, false])
  expect(offeredDays(afterStartOf('2026-12', end - 1)).first).toBe('2026-12-02')
})

test('the last day offered is the last that the server takes', () => {
  const now = afterStartOf('2026-12', 0)

  const { first, last } = offeredDays(now)

  expect(last).toBe('2027-01-30')
  expect([first, last, '2027-01-31'].map((day) => isPreferredDay(day, now))).toEqual([true, true, false])
})

test('says in words how many photos may be added, how many are sent, and how it ended', () => {
  const leftOut = [{ name: 'b.svg', why: 'This file is not a photo.' }]

  expect([0, 3, 7, 8].map(describeRoom)).toEqual([
    'You can add up to eight photos.',
    'You can add five more photos.',
    'You can add one more photo.',
    'You’ve added all eight photos.',
  ])
  expect([1, 3].map(askAgain)).toEqual([
    'Please choose your photo again.',
    'Please choose your three photos again.',
  ])
  expect([describeSent(3, 5), describeSent(0, 1)]).toEqual(['3 of 5 photos sent', '0 of 1 photo sent'])
  const unsent = [
    { unsent: 1, all: 1 },
    { unsent: 1, all: 3 },
    { unsent: 2, all: 3 },
  ]
  expect(unsent.map((counts) => describeUnsent(counts).title)).toEqual([
    'Your photo wasn’t sent',
    '1 of your 3 photos wasn’t sent',
    '2 of your 3 photos weren’t sent',
  ])
  expect(describeLeftOut([])).toBe('Your request is complete.')
  expect(describeLeftOut(leftOut)).toBe('We have your request. b.svg: This file is not a photo.')
})

/** Milliseconds after the first midnight of a month at the company. */
function afterStartOf(month: string, passed: number): Date {
  return new Date(monthRange(month).from.getTime() + passed)
}
