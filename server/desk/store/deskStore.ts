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
  /** Empty for every status. */
  statuses: readonly QuoteStatus[]
  /** Each of them must begin a word of the quote; undefined for every quote. */
  words: readonly string[] | undefined
  /** Only quotes with a smaller number. */
  before: number | undefined
  limit: number
}

/** Who does something at the desk, and when, in milliseconds. */
export type Act = { person: string; now: number }

/** Quotes as the desk sees them. Undefined, or false, stands for a quote that there is not. */
export interface DeskStore {
  list(filter: QuoteFilter): Promise<QuotePage>
  find(id: string): Promise<DeskQuote | undefined>
  /** Oldest first, the arrival before all. */
  historyOf(quote: DeskQuote): Promise<HistoryEntry[]>
  /**
   * Changes a quote and writes its history in one transaction, unless somebody changed it since this version was read:
   * then nothing is written.
   *
   * @param messages that the change calls for: each is sent once, whatever else calls for it
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
  /** The places of the photos that no browser shows: each HEIC, which is kept as it came. */
  downloadsOf(id: string): Promise<number[]>
  /** A HEIC has no thumbnail. */
  readPhoto(
    id: string,
    place: number,
    size: 'image' | 'thumbnail',
  ): Promise<{ kind: PhotoKind; bytes: Uint8Array } | undefined>
  /** Today also has the follow-ups of earlier days that nobody has settled. */
  day(day: string, today: string): Promise<DeskDay>
  summary(): Promise<DeskSummary>
  /** Of the quotes created from one time to before another, without spam. */
  sources(from: Date, to: Date): Promise<SourceCount[]>
}
