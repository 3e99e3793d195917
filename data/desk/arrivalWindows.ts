import { hourInWords, site } from '../company/site.ts'

/** When the crew arrives, in local times: "13:00" and "15:00". Both are empty for any time of the day. */
export type ArrivalWindow = { visitFrom: string; visitTo: string }

/** In hours, as every page promises. */
const windowLength = Number.parseInt(site.arrivalWindow, 10)

const hourOf = (time: string): number => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60

const timeOfHour = (hour: number): string =>
  `${String(Math.floor(hour)).padStart(2, '0')}:${String(Math.round((hour % 1) * 60)).padStart(2, '0')}`

/** The windows that the desk offers: within the working hours, one after another. */
export const arrivalWindows: readonly ArrivalWindow[] = offeredWindows()

function offeredWindows(): ArrivalWindow[] {
  const [first, end] = [hourOf(site.workingHours.from), hourOf(site.workingHours.to)]
  return Array.from({ length: Math.floor((end - first) / windowLength) }, (_, index) => ({
    visitFrom: timeOfHour(first + index * windowLength),
    visitTo: timeOfHour(first + (index + 1) * windowLength),
  }))
}

export const isSameWindow = (one: ArrivalWindow, other: ArrivalWindow): boolean =>
  one.visitFrom === other.visitFrom && one.visitTo === other.visitTo

/** The offered windows and those of these visits, in their order; any time comes last. */
export function windowsOf(visits: readonly ArrivalWindow[]): ArrivalWindow[] {
  const orderOf = ({ visitFrom, visitTo }: ArrivalWindow) => `${visitFrom || '24:00'} ${visitTo}`
  const all = new Map([...arrivalWindows, ...visits, anyTime].map((window) => [orderOf(window), window]))
  return [...all].toSorted(([one], [other]) => one.localeCompare(other)).map(([, window]) => window)
}

export const anyTime: ArrivalWindow = { visitFrom: '', visitTo: '' }

/** The end of a window that begins at this time; the last minute of the day at the latest. */
export const windowEnd = (visitFrom: string): string =>
  hourOf(visitFrom) + windowLength < 24 ? timeOfHour(hourOf(visitFrom) + windowLength) : '23:59'

/** "1 to 3 p.m.", "11 a.m. to 1 p.m.", "9:30 to 11 a.m."; empty for any time. */
export function windowName({ visitFrom, visitTo }: ArrivalWindow): string {
  if (visitFrom === '') return ''
  const isSameHalf = hourOf(visitFrom) < 12 === hourOf(visitTo) < 12
  const from = timeInWords(visitFrom)
  return `${isSameHalf ? from.replace(/ [ap]\.m\.$/, '') : from} to ${timeInWords(visitTo)}`
}

/** "1 to 3 p.m." or "Any time" */
export const windowLabel = (window: ArrivalWindow): string => windowName(window) || 'Any time'

/** "1 p.m.", "9:30 a.m." or "noon" */
export function timeInWords(time: string): string {
  const hour = Number(time.slice(0, 2))
  if (time.endsWith(':00')) return hour === 0 ? 'midnight' : hourInWords(hour)
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'a.m.' : 'p.m.'}`
}

/** "Maria Rossi (1 to 3 p.m.), Ada Smith" */
export const visitorsOf = (visits: readonly (ArrivalWindow & { name: string })[]): string =>
  visits.map((visit) => `${visit.name}${visit.visitFrom && ` (${windowName(visit)})`}`).join(', ')

/** The part of the day in which a window begins, by the times that a visitor may choose; empty for any time. */
export function dayPartOf({ visitFrom }: Pick<ArrivalWindow, 'visitFrom'>): string {
  if (visitFrom === '') return ''
  if (hourOf(visitFrom) < 12) return 'morning'
  return hourOf(visitFrom) < 17 ? 'afternoon' : 'evening'
}

/** The visits of the day whose windows share more than half with the window of this one. */
export const overlapping = <Visit extends ArrivalWindow & { id: string }>(
  visit: Visit,
  visits: readonly Visit[],
): Visit[] => visits.filter((other) => other.id !== visit.id && overlapByHalf(visit, other))

/** Whether two windows share more than half of the shorter one. A visit at any time overlaps none. */
export function overlapByHalf(one: ArrivalWindow, other: ArrivalWindow): boolean {
  if (one.visitFrom === '' || other.visitFrom === '') return false
  const [from, to] = [one.visitFrom, one.visitTo].map(hourOf) as [number, number]
  const [otherFrom, otherTo] = [other.visitFrom, other.visitTo].map(hourOf) as [number, number]
  const shared = Math.min(to, otherTo) - Math.max(from, otherFrom)
  return shared > Math.min(to - from, otherTo - otherFrom) / 2
}
