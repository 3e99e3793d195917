import { expect, test } from 'vitest'
import { nextAttempt } from '#server/quotes/outbox/mailSchedule.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const since = 1_000_000

/** How long is waited after an attempt that began at this age. */
const waitAfter = (age: number, attempts: number) =>
  (nextAttempt(since, since + age, attempts) ?? 0) - since - age

test.each([
  [1, 5],
  [2, 10],
  [3, 20],
  [4, 40],
  [5, 80],
  [6, 80],
  [40, 80],
])('in the first hour, attempt %i is followed after %i seconds', (attempts, seconds) => {
  expect(waitAfter(hour - 1, attempts)).toBe(seconds * second)
})

test('after an hour it is a quarter of an hour, after six hours an hour', () => {
  expect(waitAfter(hour, 1)).toBe(15 * minute)
  expect(waitAfter(6 * hour - 1, 60)).toBe(15 * minute)
  expect(waitAfter(6 * hour, 60)).toBe(hour)
})

test('the last attempt is at the end of the third day', () => {
  expect(waitAfter(72 * hour - 1, 100)).toBe(1)
  expect(waitAfter(71.5 * hour, 100)).toBe(hour / 2)
  expect(nextAttempt(since, since + 72 * hour, 100)).toBeUndefined()
})
