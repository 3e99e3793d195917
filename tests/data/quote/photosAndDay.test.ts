import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import { monthRange } from '#data/desk/deskCalendar.ts'
import { askAgain, describeRoom } from '#data/quote/photosAndDay.ts'
import { describeLeftOut, describeSent, describeUnsent } from '#data/quote/photoUploads.ts'
import { describeClosedDay, isPreferredDay, offeredDays, weekdayNames } from '#data/quote/preferredDay.ts'
import { parseQuoteRequest } from '#data/quote/quoteRequest.ts'
import { quoteRequest } from '#tests/support/server/sendQuote.ts'

const hour = 60 * 60_000
const { sameDayHour } = site

test.each([
  ['2026-12', sameDayHour * hour - 1, '2026-12-01', 'before the hour of same-day service'],
  ['2026-12', sameDayHour * hour, '2026-12-02', 'at that hour'],
  ['2026-12', 24 * hour - 1, '2026-12-02', 'before midnight at the company'],
  ['2026-07', sameDayHour * hour - 1, '2026-07-01', 'before that hour of summer time'],
  ['2027-01', -1, '2027-01-01', 'on New Year’s Eve'],
])('%s plus %d milliseconds: the first day offered is %s, %s', (month, passed, first) => {
  expect(offeredDays(afterStartOf(month, passed)).first).toBe(first)
})

test('the last day offered is the last one accepted, and today is accepted for an hour after it is no longer offered', () => {
  const end = (sameDayHour + 1) * hour
  const isAccepted = (passed: number) => isPreferredDay('2026-12-01', afterStartOf('2026-12', passed))

  const now = afterStartOf('2026-12', 0)
  const { first, last } = offeredDays(now)

  expect(last).toBe('2027-01-30')
  expect([first, last, '2027-01-31'].map((day) => isPreferredDay(day, now))).toEqual([true, true, false])
  expect([isAccepted(end - 1), isAccepted(end)]).toEqual([true, false])
  expect(offeredDays(afterStartOf('2026-12', end - 1)).first).toBe('2026-12-02')
})

test('describes in words how many photos may be added, how many are sent, and the result', () => {
  const room = [/up to eight/, /five more photos\./, /one more photo\./, /all eight/]
  const leftOut = [{ name: 'b.svg', why: 'This file is not a photo.' }]
  const titles = [1, 2].map((unsent) => describeUnsent({ unsent, all: 3 }).title)

  expect([0, 3, 7, 8].map(describeRoom)).toEqual(room.map((words) => expect.stringMatching(words)))
  expect([askAgain(1), askAgain(3), describeSent(0, 1), describeSent(3, 5)]).toEqual([
    expect.stringContaining('your photo again'),
    expect.stringContaining('your three photos again'),
    '0 of 1 photo sent',
    '3 of 5 photos sent',
  ])
  expect(titles).toEqual(['1 of your 3 photos wasn’t sent', '2 of your 3 photos weren’t sent'])
  expect(describeUnsent({ unsent: 1, all: 1 }).title).toBe('Your photo wasn’t sent')
  expect(describeLeftOut([])).toBe('Your request is complete.')
  expect(describeLeftOut(leftOut)).toBe('We have your request. b.svg: This file is not a photo.')
})

/** Milliseconds after the first midnight of a month at the company. */
function afterStartOf(month: string, passed: number): Date {
  return new Date(monthRange(month).from.getTime() + passed)
}

const noon = new Date('2026-12-18T17:00:00Z')
const always = { weekdays: [0, 1, 2, 3, 4, 5, 6], days: [] }
const lastDay = { weekdays: [], days: ['2027-02-16'] }
const sundays = { weekdays: [0], days: ['2026-12-24', '2026-12-25', '2026-12-28'] }

test.each([
  ['2026-12-19', undefined, sundays],
  ['2026-12-20', 'We’re closed on Sundays. Monday is fine.', sundays],
  ['2026-12-27', 'We’re closed on Sundays. Tuesday is fine.', sundays],
  ['2026-12-24', 'We’re closed on Thursday, December 24. Saturday, December 26 is fine.', sundays],
  ['2026-12-19', 'We’re closed on Saturdays. Please choose another day.', always],
  ['2027-02-16', 'We’re closed on Tuesday, February 16. Please choose another day.', lastDay],
  ['soon', undefined, sundays],
])('wished for %s, the form says: %s', (day, text, closed) => {
  const { request, faults } = parseQuoteRequest({ ...quoteRequest, day: text ? day : '' }, noon, closed)

  expect(describeClosedDay(day, closed, noon)).toBe(text)
  expect(weekdayNames([0, 6])).toBe('Sunday, Saturday')
  expect(text ? faults?.[0]?.text : request?.day).toBe(text ?? '')
})
