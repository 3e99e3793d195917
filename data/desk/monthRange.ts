import { site } from '../company/site.ts'
import { addMonths } from './deskCalendar.ts'

const offsets = new Intl.DateTimeFormat('en', { timeZone: site.timeZone, timeZoneName: 'longOffset' })

/** From the start of a month (2026-11) in the company's time zone to its end. */
export function monthRange(month: string): { from: Date; to: Date } {
  return { from: startOfDay(`${month}-01`), to: startOfDay(`${addMonths(month, 1)}-01`) }
}

function startOfDay(day: string): Date {
  const atUtc = Date.parse(`${day}T00:00:00Z`)
  // The clock may change within these hours.
  return new Date(atUtc - offsetAt(atUtc - offsetAt(atUtc)))
}

/** Offset of the zone from UTC, in milliseconds: parses "GMT-05:00". */
function offsetAt(time: number): number {
  const [, sign, hours = 0, minutes = 0] = /GMT([+-])(\d\d):(\d\d)/.exec(offsets.format(time)) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}
