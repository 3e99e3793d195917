import type { QuoteRequest } from '#data/quote/quoteRequest.ts'

/** How a request came in, beside what the visitor wrote. */
export type QuoteArrival = {
  /** The page the form was sent from, as an address on this site; empty when unknown. */
  page: string
  /** Suspected, and kept all the same: the owner decides. */
  spam: boolean
  /** Chosen by the sender; a repeat with the same key and request is the same quote. */
  idempotencyKey: string | undefined
  /** The key it would have had a little earlier, for keys that change with time. */
  earlierKey?: string
}

export type Quote = QuoteRequest & {
  id: string
  createdAt: string
  page: string
  spam: boolean
  /** Of the mail to the owner; "none" when none was wanted. */
  mail: MailState | 'none'
}

/** To the owner, or to the visitor. */
export type MailKind = 'owner' | 'confirmation'
export type MailState = 'pending' | 'sent' | 'failed'
