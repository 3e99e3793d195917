import type { QuoteRequest } from '#data/quote/quoteRequest.ts'
import type { MailArchive, MailQueueStore } from '../outbox/mailStore.ts'
import type { MailKind, Quote, QuoteArrival } from './quote.ts'

/** What the server needs: to keep a request. */
export interface QuoteStore {
  /**
   * Resolves once the quote and the mails it calls for would survive a power cut. The same key and request again
   * resolve to the quote already stored, and call for no further mail.
   *
   * @throws Refusal with status 409 when the key came with another request before
   */
  add(request: QuoteRequest, arrival: QuoteArrival, mails?: readonly MailKind[]): Promise<Quote>
  /** Rejects when the store does not answer. */
  check(): Promise<void>
  /** Removes the quotes that came in before this time, unless the owner's mail still waits, and says how many. */
  deleteBefore(time: Date): Promise<number>
  close(): Promise<void>
}

/** What the owner needs: to see what came in (npm run quotes). */
interface QuoteArchive {
  /** Newest first. */
  list(): AsyncIterable<Quote>
  find(id: string): Promise<Quote | undefined>
  /** Whether there was such a quote. */
  delete(id: string): Promise<boolean>
  /** A copy as of now, into a file that does not exist yet; the server may go on meanwhile. */
  backup(file: string): Promise<void>
}

/** Everything one database does for the project. */
export type QuoteDatabase = QuoteStore & QuoteArchive & MailQueueStore & MailArchive
