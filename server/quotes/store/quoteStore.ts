import type { QuoteRequest } from '#data/quote/quoteFields.ts'
import type { OpenDatabase } from './database.ts'
import type { HitStore } from './hitStore.ts'
import type { OutboxArchive, OutboxKind, OutboxStore } from './outbox.ts'
import type { PhotoArchive, PhotoStore } from './photoStore.ts'
import type { Quote, QuoteArrival } from './quote.ts'

/** The part of the quote store that the server uses. */
export interface QuoteStore {
  /**
   * Resolves once the quote and its messages in the outbox would survive a power cut. The same key and request again
   * resolve to the stored quote, and add no message; a larger number of announced photos replaces the stored one. Adds an alert
   * if there is a push subscription.
   *
   * @throws Refusal with status 409 when the key came with another request before
   */
  add(request: QuoteRequest, arrival: QuoteArrival, messages?: readonly OutboxKind[]): Promise<Quote>
  /** Whether a quote with the same key and request is stored. */
  isStored(request: QuoteRequest, arrival: QuoteArrival): Promise<boolean>
  /** Rejects when the store does not answer. */
  check(): Promise<void>
  /**
   * Deletes the quotes created before this time, and returns their number. Keeps those whose mail to the owner is pending, and
   * those with a visit or a follow-up that is not over. Deletes in batches; the signal ends it after the current one.
   */
  deleteBefore(time: Date, signal?: AbortSignal): Promise<number>
  close(): Promise<void>
}

/** The part of the quote store that npm run quotes uses. */
interface QuoteArchive {
  /** All quotes, newest first. */
  list(): AsyncIterable<Quote>
  find(id: string): Promise<Quote | undefined>
  /** Deletes a quote; false when there is none with this id. */
  delete(id: string): Promise<boolean>
  /** Writes a consistent copy into a new file; the server may write meanwhile. */
  backup(file: string): Promise<void>
}

/** The stores of quotes, messages and photos, in one database. */
export type QuoteDatabase = QuoteStore &
  QuoteArchive &
  OutboxStore &
  OutboxArchive &
  PhotoStore &
  PhotoArchive

/** An open database: the quotes, the hit counter that all its processes share, and the connection for other stores. */
export type OpenQuoteStore = { store: QuoteDatabase; hits: HitStore; database: OpenDatabase }
