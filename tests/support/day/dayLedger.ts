import type { HistoryEntry } from '#data/desk/deskQuote.ts'
import { progressFields, type QuoteChanges, type QuoteProgress } from '#data/desk/quoteProgress.ts'

/** An entry of the history without its time. */
type Change = Pick<HistoryEntry, 'person' | 'what' | 'from' | 'to'>

/** Records the quotes and changes that the server acknowledged. */
export function openDayLedger() {
  /** The ids of quotes by the visitor's name, which is the idempotency key as well. */
  const quotes = new Map<string, string>()
  const opened = new Set<string>()
  /** Changes by the quote's id and the resulting version. */
  const versions = new Map<string, Map<number, readonly Change[]>>()

  return {
    quotes,
    opened,
    /** @throws when another change made the same version: one of them is lost */
    recordChange(id: string, version: number, changes: readonly Change[]) {
      const ofQuote = versions.get(id) ?? new Map<number, readonly Change[]>()
      if (ofQuote.has(version)) throw new Error(`Two changes made version ${version} of ${id}`)
      versions.set(id, ofQuote.set(version, changes))
    },
    /** The changes that made each version after the first. */
    versionsOf: (id: string) =>
      [...(versions.get(id) ?? [])].toSorted(([a], [b]) => a - b).map(([, changes]) => changes),
  }
}

export type DayLedger = ReturnType<typeof openDayLedger>

const toText = (value: string | number | null) => String(value ?? '')

/** The history entries expected of a change to this row. */
export const expectedChanges = (person: string, row: QuoteProgress, changes: QuoteChanges): Change[] =>
  progressFields.flatMap((what) => {
    const to = changes[what]
    return to === undefined || to === row[what]
      ? []
      : [{ person, what, from: toText(row[what]), to: toText(to) }]
  })

/** The entries of a changed field. */
export const changesIn = (history: readonly HistoryEntry[]): Change[] =>
  history.flatMap(({ person, what, from, to }) =>
    progressFields.some((field) => field === what) ? [{ person, what, from, to }] : [],
  )

/** The fields of a quote as texts. */
export const fieldsOf = (row: QuoteProgress): Record<string, string> =>
  Object.fromEntries(progressFields.map((field) => [field, toText(row[field])]))

/** The fields of a new quote after the changes in its history. */
export const replay = (history: readonly HistoryEntry[]): Record<string, string> => ({
  ...Object.fromEntries(progressFields.map((field) => [field, field === 'status' ? 'new' : ''])),
  ...Object.fromEntries(changesIn(history).map(({ what, to }) => [what, to])),
})
