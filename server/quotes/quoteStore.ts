import type { QuoteRequest } from '#data/quoteRequest.ts'

/** How a request came in, beside what the visitor wrote. */
export type QuoteArrival = {
  /** The page the form was sent from, as an address on this site; empty when unknown. */
  page: string
  /** Suspected, and kept all the same: the owner decides. */
  spam: boolean
  /** Chosen by the sender; a repeat with the same key and request is the same quote. */
  idempotencyKey: string | undefined
}

export type Quote = QuoteRequest & { id: string; createdAt: string; page: string; spam: boolean }

/** What the server needs: to keep a request. */
export interface QuoteStore {
  /**
   * Resolves once the quote would survive a power cut. The same key and request again resolve to the quote already
   * stored.
   *
   * @throws Refusal with status 409 when the key came with another request before
   */
  add(request: QuoteRequest, arrival: QuoteArrival): Promise<Quote>
  /** Rejects when the store does not answer. */
  check(): Promise<void>
  close(): Promise<void>
}

/** What the owner needs: to see what came in (npm run quotes). */
export interface QuoteArchive {
  /** Newest first. */
  list(): AsyncIterable<Quote>
  find(id: string): Promise<Quote | undefined>
  /** Whether there was such a quote. */
  delete(id: string): Promise<boolean>
}
