import type { QuoteRequest } from '#data/quote/quoteFields.ts'
import type { VisitSource } from '#data/quote/sourceFields.ts'

/** Data of a request beside its fields. */
export type QuoteArrival = {
  /** The page the form was sent from, as a path on this site; empty when unknown. */
  page: string
  /** Suspected spam, stored anyway: the owner decides. */
  spam: boolean
  /** Chosen by the sender. A repeat with the same key and request resolves to the stored quote. */
  idempotencyKey: string | undefined
  /** The key of the same form in the previous period, for keys that change with time. */
  earlierKey?: string
  /** Number of photos announced by the sender: the owner's mail waits for them. */
  photosAnnounced?: number
  /** Source of the visit; not part of the request's hash. */
  source?: VisitSource
}

/** A failed message is not tried again, unless somebody resends it. */
export type MessageState = 'pending' | 'sent' | 'failed'

/** A stored request. */
export type Quote = QuoteRequest & {
  id: string
  createdAt: string
  page: string
  spam: boolean
  /** State of the mail to the owner; "none" when none was wanted. */
  mail: MessageState | 'none'
  /** Number of stored photos. */
  photos: number
  /** Number of announced photos, without refused ones. */
  photosAnnounced: number
}
