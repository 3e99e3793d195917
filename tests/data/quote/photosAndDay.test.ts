import { expect, test } from 'vitest'
import {
  askAgain,
  describeLeftOut,
  describeRoom,
  describeSent,
  describeUnsent,
} from '#data/quote/photosAndDay.ts'
import { isPreferredDay, offeredDays } from '#data/quote/preferredDay.ts'

test.each([
  ['2026-11-25T16:59:59Z', '2026-11-25', 'one second before noon in Ontario'],
  ['2026-11-25T17:00:00Z', '2026-11-26', 'at noon'],
  ['2026-11-26T04:59:59Z', '2026-11-26', 'before midnight there, when it is tomorrow in London'],
  ['2026-07-01T15:59:59Z', '2026-07-01', 'before noon of summer time'],
  ['2026-12-31T18:00:00Z', '2027-01-01', 'on New Year’s Eve'],
])('at %s the first day offered is %s: %s', (now, first) => {
  expect(offeredDays(new Date(now)).first).toBe(first)
})

test('today is accepted for an hour longer than it is offered', () => {
  const today = '2026-11-25'
  const isAccepted = (time: string) => isPreferredDay(today, new Date(`${today}T${time}Z`))

  // 12:59 and 13:00 in Ontario.
  expect([isAccepted('17:59:59'), isAccepted('18:00:00')]).toEqual([true, false])
  expect(offeredDays(new Date(`${today}T17:59:59Z`)).first).toBe('2026-11-26')
})

test('the last day offered is the last that the server takes', () => {
  const now = new Date('2026-11-25T15:00:00Z')

  const { first, last } = offeredDays(now)

  expect(last).toBe('2027-01-24')
  expect([first, last, '2027-01-25'].map((day) => isPreferredDay(day, now))).toEqual([true, true, false])
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
