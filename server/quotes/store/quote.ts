import type { QuoteRequest } from '#data/quote/quoteFields.ts'
import type { VisitSource } from '#data/quote/sourceFields.ts'

/** How a request came in, beside its fields. */
export type QuoteArrival = {
  /** The page the form was sent from, as a path on this site; empty when unknown. */
  page: string
  /** Suspected, and stored all the same: the owner decides. */
  spam: boolean
  /** Chosen by the sender; a repeat with the same key and request is the same quote. */
  idempotencyKey: string | undefined
  /** The key of the same form in the previous period, for keys that change with time. */
  earlierKey?: string
  /** How many photos the sender says will follow: the mail to the owner waits for them. */
  photosAnnounced?: number
  /** What brought the visitor; no part of the request's hash. */
  source?: VisitSource
}

export type MessageState = 'pending' | 'sent' | 'failed'

export type Quote = QuoteRequest & {
  id: string
  createdAt: string
  page: string
  spam: boolean
  /** Of the mail to the owner; "none" when none was wanted. */
  mail: MessageState | 'none'
  /** How many are kept. */
  photos: number
  /** How many the sender said will follow, without those that were refused. */
  photosAnnounced: number
}
