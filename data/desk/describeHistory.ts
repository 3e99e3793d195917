import { dollars, inCubicYards } from '../prices/pricing.ts'
import { windowName } from './dayParts.ts'
import { shortDayName } from './deskCalendar.ts'
import type { HistoryEntry } from './deskQuote.ts'
import { statusWording } from './deskWording.ts'
import type { QuoteStatus } from './quoteStatus.ts'

const asDay = (value: string) => (value ? shortDayName(value) : '')

const names: Readonly<Record<string, { label: string; show?: (value: string) => string }>> = {
  status: { label: 'Status', show: (value) => statusWording[value as QuoteStatus] ?? value },
  lostReason: { label: 'Reason' },
  address: { label: 'Address' },
  followUp: { label: 'Call again', show: asDay },
  visitDay: { label: 'Visit', show: asDay },
  visitWindow: { label: 'Time of day', show: windowName },
  price: { label: 'Price', show: (value) => (value ? dollars(Number(value)) : '') },
  cubicYards: { label: 'Load', show: (value) => (value ? inCubicYards(Number(value)) : '') },
  note: { label: 'Note' },
}

/** A field's value in words; empty for none. */
export const showValue = (field: string, value: string): string => names[field]?.show?.(value) ?? value

export const fieldLabel = (field: string): string => names[field]?.label ?? field

/** "Visit: Fri, Nov 27", "Read for the first time" */
export function describeHistory({ what, from, to }: HistoryEntry): string {
  if (what === 'arrived') return to === 'spam' ? 'Came in, looks like spam' : 'Came in'
  if (what === 'opened') return 'Read for the first time'
  if (what === 'resent') return 'Sent again'
  const value = showValue(what, to)
  if (value === '') return `${fieldLabel(what)} removed: ${showValue(what, from)}`
  return `${fieldLabel(what)}: ${value}`
}

export type HistoryGroup = { at: string; person: string; lines: string[] }

/** Entries grouped by save; the latest first. */
export function groupHistory(history: readonly HistoryEntry[]): HistoryGroup[] {
  const groups: HistoryGroup[] = []
  for (const entry of history) {
    const { at, person } = entry
    const last = groups.at(-1)
    if (last?.at === at && last.person === person) last.lines.push(describeHistory(entry))
    else groups.push({ at, person, lines: [describeHistory(entry)] })
  }
  return groups.reverse()
}

/** The person of an entry, for the desk. */
export const personName = (person: string): string => (person === 'visitor' ? 'Website' : person)
