import ical, { type ICalCalendarMethod, type ICalEventStatus } from 'ical-generator'
import { site } from '#data/company/site.ts'
import { type Visit, visitTimes } from '#data/desk/deskCalendar.ts'

export type CalendarVisit = Visit & {
  id: string
  /** Of the quote: programs replace an event by one of a higher version. */
  version: number
  summary: string
  address: string
  description: string
  url?: string
  isCancelled: boolean
}

type CalendarOptions = { name?: string; method: `${ICalCalendarMethod}`; siteUrl: string; now: number }

/** Visits as an iCalendar file. Its times are in UTC, so that no program has to know a time zone. */
export function writeCalendar(
  visits: readonly CalendarVisit[],
  { name, method, siteUrl, now }: CalendarOptions,
): string {
  const calendar = ical({
    ...(name && { name }),
    method: method as ICalCalendarMethod,
    prodId: { company: site.brand, product: 'desk' },
  })
  for (const { id, version, isCancelled, address, description, url, ...visit } of visits) {
    const { begin, end } = visitTimes(visit)
    const status = isCancelled ? 'CANCELLED' : 'CONFIRMED'
    calendar.createEvent({
      id: `${id}@${new URL(siteUrl).hostname}`,
      sequence: version,
      stamp: new Date(now),
      // A whole day has no time zone.
      ...(visit.visitFrom === ''
        ? { start: new Date(`${visit.visitDay}T00:00:00Z`), allDay: true }
        : { start: new Date(begin), end: new Date(end) }),
      summary: visit.summary,
      status: status as ICalEventStatus,
      ...(address && { location: address }),
      ...(description && { description }),
      ...(url && { url }),
    })
  }
  return calendar.toString()
}
