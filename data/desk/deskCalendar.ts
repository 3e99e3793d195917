import { site } from '../company/site.ts'
import { dayOf, isoDay, localTime } from '../quote/preferredDay.ts'
import { visitWindows } from '../quote/quoteFields.ts'
import { type ArrivalWindow, windowName } from './arrivalWindows.ts'

/** Empty fields: no visit, or at any time of the day. */
export type Visit = ArrivalWindow & { visitDay: string }

const hour = 60 * 60_000

const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(site.language, options)
const inZone = { timeZone: site.timeZone } as const
const clock = format({ ...inZone, hour: 'numeric', minute: '2-digit' })
const minute = { ...inZone, month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const
const dateTime = format(minute)
const dateTimeOfYear = format({ ...minute, year: 'numeric' })

/** A day of the calendar is noted as its midnight in UTC. */
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

export const addDays = (day: string, count: number): string => isoDay(timeOf(day) + count * 24 * hour)

/** Monday of the week. */
export function weekStart(day: string): string {
  const sinceMonday = (new Date(timeOf(day)).getUTCDay() + 6) % 7
  return addDays(day, -sinceMonday)
}

/** The seven days from this one on. */
export const weekFrom = (day: string): string[] =>
  Array.from({ length: 7 }, (_, index) => addDays(day, index))

/** "2026-11" and a number of months: "2026-10". */
export function addMonths(month: string, count: number): string {
  const date = new Date(`${month}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + count)
  return date.toISOString().slice(0, 7)
}

/** Names days of the calendar. */
function dayNames(options: Intl.DateTimeFormatOptions) {
  const names = format({ ...options, timeZone: 'UTC' })
  return (day: string): string => names.format(timeOf(day))
}

/** "Friday, Nov 27" */
export const longDayName = dayNames({ weekday: 'long', month: 'short', day: 'numeric' })
/** "Fri, Nov 27" */
export const shortDayName = dayNames({ weekday: 'short', month: 'short', day: 'numeric' })
/** "Fri" */
export const weekday = dayNames({ weekday: 'short' })
/** "Nov 27" */
export const dayOfMonth = dayNames({ month: 'short', day: 'numeric' })
const dayOfYear = dayNames({ month: 'short', day: 'numeric', year: 'numeric' })
const monthName = dayNames({ month: 'long', year: 'numeric' })
/** "November 2026" */
export const longMonthName = (month: string): string => monthName(`${month}-01`)
/** "Nov 23 to 29", "Nov 30 to Dec 6"; in another year than today "Jan 4 to 10, 2027". */
export function weekName(first: string, today: string): string {
  const last = addDays(first, 6)
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7)
  const name = `${dayOfMonth(first)} to ${isOneMonth ? Number(last.slice(8)) : dayOfMonth(last)}`
  const years = [first, last].map((day) => day.slice(0, 4))
  return years.every((year) => year === today.slice(0, 4)) ? name : `${name}, ${years[1]}`
}

/** "Friday, Nov 27"; in another year than today "Monday, Jan 4, 2027". */
export const dayTitle = (day: string, today: string): string =>
  day.slice(0, 4) === today.slice(0, 4) ? longDayName(day) : `${longDayName(day)}, ${day.slice(0, 4)}`

const yearOf = (time: number | string): string => dayOf(time).slice(0, 4)

/** "Nov 27, 2:05 p.m."; in another year "Nov 27, 2025, 2:05 p.m." */
export const dateTimeName = (time: string, now: number): string =>
  (yearOf(time) === yearOf(now) ? dateTime : dateTimeOfYear).format(new Date(time))

/** When something came in, in few words: "just now", "12 min ago", "2:05 p.m.", "yesterday", "Nov 27", "Nov 27, 2025". */
export function agoName(time: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(time)) / 60_000)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${minutes} min ago`
  const day = dayOf(time)
  if (day === dayOf(now)) return clock.format(new Date(time))
  if (day === addDays(dayOf(now), -1)) return 'yesterday'
  return (yearOf(time) === yearOf(now) ? dayOfMonth : dayOfYear)(day)
}

/** From the start of a month (2026-11) in the company's time zone to its end. */
export function monthRange(month: string): { from: Date; to: Date } {
  const startOf = (one: string) => new Date(momentOf(`${one}-01`, '00:00'))
  return { from: startOf(month), to: startOf(addMonths(month, 1)) }
}

/** Difference between the clocks of the company and UTC at a time, in milliseconds. */
const offsetAt = (time: number): number =>
  Date.parse(`${localTime(time)}Z`) - Math.floor(time / 60_000) * 60_000

/** A local time of the company, such as "17:00", in milliseconds. */
export function momentOf(day: string, time: string): number {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  // The offset on the other side of a change of the clocks is another one.
  return asUtc - offsetAt(asUtc - offsetAt(asUtc))
}

/** When an arrival window begins and ends, in milliseconds; any time is the whole day. */
export const visitTimes = ({ visitDay, visitFrom, visitTo }: Visit): { begin: number; end: number } => ({
  begin: momentOf(visitDay, visitFrom || '00:00'),
  end: visitTo === '' ? momentOf(addDays(visitDay, 1), '00:00') : momentOf(visitDay, visitTo),
})

/** "Fri, Nov 27, 1 to 3 p.m."; empty without a visit. */
export function visitName({ visitDay, ...window }: Visit): string {
  if (visitDay === '') return ''
  return [shortDayName(visitDay), windowName(window)].filter(Boolean).join(', ')
}

/** The day and time that a visitor asked for: "Fri, Nov 27, morning"; empty for neither. */
export function wishName({ day, window }: { day: string; window: string }): string {
  const part = visitWindows.find(({ value }) => value === window)?.label.toLowerCase()
  return [day && shortDayName(day), part].filter(Boolean).join(', ')
}
