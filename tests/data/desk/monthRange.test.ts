import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import { monthRange } from '#data/desk/monthRange.ts'

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
