import type { DeskQuote, HistoryEntry } from '#data/desk/deskQuote.ts'
import { type ProgressField, progressFields, type QuoteProgress } from '#data/desk/quoteProgress.ts'
import { sourceFields, type VisitSource } from '#data/quote/sourceFields.ts'
import { derivedColumns, quoteColumns, toQuote } from '../../quotes/store/rows.ts'
import type { Row } from '../../quotes/store/statements.ts'

/** The column of each field, in both databases. */
export const columnOf: Readonly<Record<ProgressField, string>> = {
  status: 'status',
  lostReason: 'lost_reason',
  address: 'address',
  followUp: 'follow_up',
  visitDay: 'visit_day',
  visitWindow: 'visit_window',
  price: 'price',
  cubicYards: 'cubic_yards',
  note: 'note',
}

const columns = new Set([
  'number',
  ...quoteColumns,
  ...Object.values(columnOf),
  'version',
  'opened',
  ...derivedColumns,
])
export const selectDeskQuote = `select ${[...columns].join(', ')} from quotes`

export const toDeskQuote = (row: Row): DeskQuote => ({
  ...toQuote(row),
  ...(Object.fromEntries(progressFields.map((field) => [field, row[columnOf[field]]])) as QuoteProgress),
  number: Number(row.number),
  source: Object.fromEntries(sourceFields.map((name) => [name, String(row[name])])) as VisitSource,
  version: Number(row.version),
  opened: Boolean(row.opened),
})

export const toHistoryEntry = (row: Row): HistoryEntry => ({
  at: new Date(Number(row.at)).toISOString(),
  person: String(row.person),
  what: row.what as HistoryEntry['what'],
  from: String(row.from_value),
  to: String(row.to_value),
})

/** Derived from the quote, and therefore present for quotes of every release. */
export const arrivalOf = ({ createdAt, spam }: DeskQuote): HistoryEntry => ({
  at: createdAt,
  person: 'visitor',
  what: 'arrived',
  from: '',
  to: spam ? 'spam' : 'new',
})
