import type {
  DeskDay,
  DeskQuote,
  DeskSummary,
  HistoryEntry,
  QuotePage,
  SourceCount,
} from '#data/desk/deskQuote.ts'
import type { QuoteChanges } from '#data/desk/quoteProgress.ts'
import type { QuoteStatus } from '#data/desk/quoteStatus.ts'
import type { OutboxKind } from '../../quotes/store/outbox.ts'
import type { PhotoKind } from '../../quotes/store/photoStore.ts'

export type QuoteFilter = {
  /** The wanted statuses; an empty list matches every status. */
  statuses: readonly QuoteStatus[]
  /** Each must be the beginning of a word of the quote; undefined matches every quote. */
  words: readonly string[] | undefined
  /** Start of the page: only quotes with a smaller number match. */
  before: number | undefined
  limit: number
}

/** The person who makes a change, and its time in milliseconds. */
export type Act = { person: string; now: number }

/** Quotes at the desk. Undefined or false means that there is no such quote. */
export interface DeskStore {
  list(filter: QuoteFilter): Promise<QuotePage>
  find(id: string): Promise<DeskQuote | undefined>
  /** The entries oldest first; the first is the arrival. */
  historyOf(quote: DeskQuote): Promise<HistoryEntry[]>
  /**
   * Changes a quote and writes its history in one transaction, unless somebody changed it since this version was read:
   * then nothing is written.
   *
   * @param messages to add to the outbox; each is sent once per quote
   */
  change(
    quote: DeskQuote,
    changes: QuoteChanges,
    act: Act,
    messages?: readonly OutboxKind[],
  ): Promise<'changed' | 'conflict'>
  /** Marks a quote as opened, the first time with an entry in its history. */
  open(id: string, act: Act): Promise<boolean>
  /** Writes into the history that the mails of a quote were sent again. */
  noteResent(id: string, act: Act): Promise<void>
  /** Places (from 1) of the photos that browsers cannot show: HEIC, stored unchanged. */
  downloadsOf(id: string): Promise<number[]>
  /** The bytes of a photo; undefined for the thumbnail of a HEIC file, which has none. */
  readPhoto(
    id: string,
    place: number,
    size: 'image' | 'thumbnail',
  ): Promise<{ kind: PhotoKind; bytes: Uint8Array } | undefined>
  /** The visits and follow-ups of a day; those of today include the unsettled follow-ups of earlier days. */
  day(day: string, today: string): Promise<DeskDay>
  summary(): Promise<DeskSummary>
  /** Counts the sources of the quotes created from `from` until before `to`, without spam. */
  sources(from: Date, to: Date): Promise<SourceCount[]>
}
