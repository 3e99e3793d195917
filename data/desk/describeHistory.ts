import { dollars, inCubicYards } from '../prices/pricing.ts'
import { timeInWords } from './arrivalWindows.ts'
import { shortDayName } from './deskCalendar.ts'
import type { HistoryEntry, QuoteStatus } from './deskQuote.ts'
import { deskWording, statusWording } from './deskWording.ts'
import { type ProgressField, paymentName } from './quoteProgress.ts'

const asDay = (value: string) => (value ? shortDayName(value) : '')

/** Labels that are shorter here than in the form. */
const labels: Partial<Record<ProgressField, string>> = {
  lostReason: 'Reason',
  followUp: 'Call again',
  visitDay: 'Visit',
  visitFrom: 'Earliest arrival',
  visitTo: 'Latest arrival',
  price: 'Price',
}

const inWords: Partial<Record<ProgressField, (value: string) => string>> = {
  status: (value) => statusWording[value as QuoteStatus] ?? value,
  followUp: asDay,
  visitDay: asDay,
  visitFrom: (value) => value && timeInWords(value),
  visitTo: (value) => value && timeInWords(value),
  price: (value) => (value ? dollars(Number(value)) : ''),
  cubicYards: (value) => (value ? inCubicYards(Number(value)) : ''),
  finalPrice: (value) => (value ? dollars(Number(value)) : ''),
  finalCubicYards: (value) => (value ? inCubicYards(Number(value)) : ''),
  paidBy: paymentName,
}

/** A field's value in words; empty for none. */
export const showValue = (field: ProgressField, value: string): string => inWords[field]?.(value) ?? value

export const fieldLabel = (field: ProgressField): string => labels[field] ?? deskWording.fields[field]

/** "Visit: Fri, Nov 27", "Read for the first time" */
export function describeHistory({ person, what, from, to }: HistoryEntry): string {
  if (what === 'arrived' && person !== 'visitor') return 'Written down'
  if (what === 'arrived') return to === 'spam' ? 'Came in, looks like spam' : 'Came in'
  if (what === 'opened') return 'Read for the first time'
  if (what === 'resent') return 'Sent again'
  if (what === 'texted') return `Text opened: ${to}`
  if (what === 'receipt') return `Receipt ${to}`
  const value = showValue(what, to)
  if (value === '') return `${fieldLabel(what)} removed: ${showValue(what, from)}`
  return `${fieldLabel(what)}: ${value}`
}

/** Entries grouped by save; the latest first. */
export function groupHistory(history: readonly HistoryEntry[]) {
  const groups: { at: string; person: string; lines: string[] }[] = []
  for (const entry of history) {
    const { at, person } = entry
    const last = groups.at(-1)
    if (last?.at === at && last.person === person) last.lines.push(describeHistory(entry))
    else groups.push({ at, person, lines: [describeHistory(entry)] })
  }
  return groups.reverse()
}

export const personName = (person: string): string => (person === 'visitor' ? 'Website' : person)
