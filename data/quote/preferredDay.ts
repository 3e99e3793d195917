import { site } from '../company/site.ts'
import { furthestDay } from './quoteFields.ts'

const dayLength = 24 * 60 * 60_000

/** Swedish has four digits for the year and two for the rest. */
const localClock = new Intl.DateTimeFormat('sv', {
  timeZone: site.timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
})

/** The time at the company: 2026-11-27T18:05. Of its parts, since browsers write them in different orders. */
export function localTime(time: Date | number | string): string {
  const parts = localClock.formatToParts(new Date(time)).map(({ type, value }) => [type, value])
  const { year, month, day, hour, minute } = Object.fromEntries(parts)
  return `${year}-${month}-${day}T${hour}:${minute}`
}

/** Whether the text is a day of the calendar, in the form 2026-11-27. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  // February 30 is read as March 2.
  return /^\d{4}-/.test(text) && !Number.isNaN(time) && isoDay(time) === text
}

/** The day at the company: 2026-11-27. */
export const dayOf = (time: Date | number | string): string => localTime(time).slice(0, 10)

/** How many hours longer today is accepted than offered: a visitor may open the form at five to twelve. */
const grace = 1

/** Whether the visitor may ask for this day. */
export function isPreferredDay(day: string, now: Date): boolean {
  const { first, last } = daysWhereTodayEnds(site.sameDayHour + grace, now)
  return isDay(day) && day >= first && day <= last
}

/** The days that the form offers: from today until the hour of same-day service, later from tomorrow. */
export const offeredDays = (now: Date) => daysWhereTodayEnds(site.sameDayHour, now)

/** First and last day to choose. Today can be chosen until `hour`, in the company's time zone. */
function daysWhereTodayEnds(hour: number, now: Date): { first: string; last: string } {
  const today = Date.parse(dayOf(now))
  const isOver = Number(localTime(now).slice(11, 13)) >= hour
  return { first: isoDay(isOver ? today + dayLength : today), last: isoDay(today + furthestDay * dayLength) }
}

/** Days without visits: weekdays, 0 for Sunday to 6 for Saturday, and single days of the calendar. */
export type ClosedDays = { weekdays: readonly number[]; days: readonly string[] }

/** The weekdays alone, as browsers know them. */
export const closedWeekly: ClosedDays = { weekdays: site.closedWeekdays, days: [] }

export const isClosedOn = (day: string, { weekdays, days }: ClosedDays): boolean =>
  isDay(day) && (days.includes(day) || weekdays.includes(weekdayOf(day)))

const weekdayOf = (day: string): number => new Date(day).getUTCDay()

/** "Sunday" */
const weekdayName = (day: string): string =>
  new Date(day).toLocaleDateString(site.language, { weekday: 'long', timeZone: 'UTC' })

/** "We’re closed on Sundays. Monday is fine."; undefined for an open day, and for a text that is no day. */
export function describeClosedDay(day: string, closedDays: ClosedDays, now: Date): string | undefined {
  const isWeekly = (day: string) => closedDays.weekdays.includes(weekdayOf(day))
  if (!isClosedOn(day, closedDays)) return undefined
  const later = Array.from({ length: furthestDay }, (_, index) =>
    isoDay(Date.parse(day) + (index + 1) * dayLength),
  )
  const next = later.find((day) => !isClosedOn(day, closedDays))
  const isNear = next !== undefined && later.indexOf(next) < 6
  const closed = `We’re closed on ${isWeekly(day) ? `${weekdayName(day)}s` : monthDay(day)}.`
  if (next === undefined || !isPreferredDay(next, now)) return `${closed} Please choose another day.`
  return `${closed} ${isWeekly(day) && isNear ? weekdayName(next) : monthDay(next)} is fine.`
}

/** "Sunday, Monday" of weekdays, 0 for Sunday. */
export const weekdayNames = (weekdays: readonly number[]): string =>
  // November 1, 2026 is a Sunday.
  weekdays.map((weekday) => weekdayName(`2026-11-0${weekday + 1}`)).join(', ')

/** "Thursday, December 24" */
const monthDay = (day: string): string =>
  new Date(day).toLocaleDateString(site.language, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })

export const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** "Friday, November 27, 2026" */
export const describeDay = (day: string): string =>
  new Date(day).toLocaleDateString(site.language, { dateStyle: 'full', timeZone: 'UTC' })
