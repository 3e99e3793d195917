import { findCity, type NamedPlace, wordsOf, wordsOfName } from '../places/findCity.ts'
import { isDay } from '../quote/preferredDay.ts'
import type { QuoteRequest } from '../quote/quoteFields.ts'
import type { VisitSource } from '../quote/sourceFields.ts'
import { sourceName } from '../quote/visitSource.ts'
import { businessWording } from './businessWording.ts'
import { addMonths, monthRange } from './deskCalendar.ts'
import type { Business, BusinessRow, DeskQuote } from './deskQuote.ts'

/** The most months at once: rows of a chart that a phone can show. */
export const maxMonths = 24

/** The months from one to another, "2026-11" each; undefined if that is no time, or too long. */
export function monthsBetween(from: string, to: string): string[] | undefined {
  const isValid = [from, to].every((month) => /^20\d\d-\d\d$/.test(month) && isDay(`${month}-01`))
  const months: string[] = []
  for (let month = from; isValid && month <= to && months.length <= maxMonths; month = addMonths(month, 1))
    months.push(month)
  return months.length >= 1 && months.length <= maxMonths ? months : undefined
}

/** What is counted of a quote. */
export type BusinessQuote = Pick<
  DeskQuote,
  'createdAt' | 'status' | 'visitDay' | 'finalPrice' | 'address' | 'page'
> &
  Pick<QuoteRequest, 'message' | 'postalCode'> &
  Pick<VisitSource, 'referrer' | 'utm_source' | 'utm_medium'>

type Named = Readonly<Record<'cities' | 'services', readonly NamedPlace[]>>

/**
 * Sums up quotes without spam. Requests and bookings count in the month that a quote came in; a done job and its final price on the
 * day of its visit, or without one on the day that it came in.
 */
export function sumBusiness(
  quotes: readonly BusinessQuote[],
  months: readonly string[],
  { cities, services }: Named,
): Business {
  const sums = { months: new Map(), sources: new Map(), services: new Map(), towns: new Map() } as Record<
    keyof Business,
    Map<string, BusinessRow>
  >
  const rowOf = (list: keyof Business, name: string): BusinessRow => {
    const row = sums[list].get(name) ?? { name, requests: 0, booked: 0, done: 0, dollars: 0 }
    sums[list].set(name, row)
    return row
  }
  for (const month of months) rowOf('months', month)
  // Compared as text: working out the local day of each quote would take longer than all the rest.
  const ranges = months.map((month) => {
    const { from, to } = monthRange(month)
    return { month, from: from.toISOString(), to: to.toISOString() }
  })

  for (const quote of quotes) {
    const isDone = quote.status === 'done'
    const { createdAt, visitDay } = quote
    const arrived = ranges.find(({ from, to }) => createdAt >= from && createdAt < to)?.month
    const day = visitDay === '' ? arrived : months.find((month) => visitDay.startsWith(month))
    const worked = isDone ? day : undefined
    if (quote.status === 'spam' || !(arrived || worked)) continue
    const source = sourceName(quote)
    const names = {
      sources: sourceTitles.get(source) ?? source,
      services: serviceOf(services, quote)?.name ?? businessWording.otherService,
      towns: findCity(cities, quote)?.name ?? businessWording.otherTown,
    }
    const rowsIn = (month: string) => [
      rowOf('months', month),
      ...Object.entries(names).map(([list, name]) => rowOf(list as keyof typeof names, name)),
    ]
    if (arrived)
      for (const row of rowsIn(arrived)) {
        row.requests += 1
        if (isDone || quote.status === 'booked') row.booked += 1
      }
    if (worked)
      for (const row of rowsIn(worked)) {
        row.done += 1
        // In whole cents: sums of dollars are inexact.
        row.dollars = Math.round((row.dollars + (quote.finalPrice ?? 0)) * 100) / 100
      }
  }

  const ranked = (list: keyof Business) =>
    [...sums[list].values()].toSorted(
      (one, other) =>
        other.dollars - one.dollars || other.requests - one.requests || one.name.localeCompare(other.name),
    )
  return {
    months: [...sums.months.values()],
    sources: ranked('sources'),
    services: ranked('services'),
    towns: ranked('towns'),
  }
}

/** A map: an address may name any source, such as "constructor". */
const sourceTitles = new Map([
  ['direct', businessWording.direct],
  ['phone', businessWording.phone],
])

/** The service that the message names first, as one from a service's page does in its subject; else that of the page. */
function serviceOf(services: readonly NamedPlace[], { message, page }: BusinessQuote) {
  const words = wordsOf(message)
  const named = services
    .flatMap((service) => {
      const start = words.indexOf(wordsOfName(service.name))
      return start < 0 ? [] : [{ service, start }]
    })
    // Of "Electronics" and "Electronics recycling", the longer one.
    .toSorted((one, other) => one.start - other.start || other.service.name.length - one.service.name.length)
  const parts = page.split(/[/?#]/)
  return named[0]?.service ?? services.find(({ slug }) => parts.includes(slug))
}
