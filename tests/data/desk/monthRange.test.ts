import { expect, test } from 'vitest'
import { monthRange } from '#data/desk/monthRange.ts'

test.each([
  ['2026-01', '2026-01-01T05:00:00.000Z', '2026-02-01T05:00:00.000Z'],
  ['2026-03', '2026-03-01T05:00:00.000Z', '2026-04-01T04:00:00.000Z'],
  // The clock goes back on November 1, 2026, two hours after the month has begun.
  ['2026-11', '2026-11-01T04:00:00.000Z', '2026-12-01T05:00:00.000Z'],
  ['2026-12', '2026-12-01T05:00:00.000Z', '2027-01-01T05:00:00.000Z'],
])('%s lasts from %s to %s', (month, from, to) => {
  const range = monthRange(month)

  expect([range.from.toISOString(), range.to.toISOString()]).toEqual([from, to])
})
