import type { QuoteRequest } from '../quote/quoteFields.ts'
import type { VisitSource } from '../quote/sourceFields.ts'
import type { ProgressField, QuoteProgress } from './quoteProgress.ts'
import type { QuoteStatus } from './quoteStatus.ts'

/** A quote as /api/desk answers it. */
export type DeskQuote = QuoteRequest &
  QuoteProgress & {
    id: string
    /** Grows with every quote: the list's `before`. */
    number: number
    createdAt: string
    /** The page the form was sent from. */
    page: string
    source: VisitSource
    /** Suspected when it came in; the status says what became of it. */
    spam: boolean
    /** Of the mail to the owner. */
    mail: 'pending' | 'sent' | 'failed' | 'none'
    /** How many there are. */
    photos: number
    /** Grows with every change; the ETag. */
    version: number
    /** Whether somebody at the desk has looked at it. */
    opened: boolean
  }

/** "arrived" comes first; "opened" and "resent" change no field. */
export type HistoryEntry = {
  at: string
  /** Who signed in; "visitor" for the arrival. */
  person: string
  what: ProgressField | 'arrived' | 'opened' | 'resent'
  from: string
  to: string
}

export type QuotePage = {
  /** Newest first. */
  quotes: DeskQuote[]
  /** The next page's `before`; null on the last page. */
  next: number | null
}

export type DeskDay = {
  /** In the order of their time of day. */
  visits: DeskQuote[]
  /** To call on this day; today, those of earlier days come first. */
  followUps: DeskQuote[]
}

export type DeskSummary = {
  counts: Record<QuoteStatus, number>
  /** Nobody has opened them, and they are no spam. */
  unread: number
  /** Number of the newest quote: grows with every new quote. */
  newest: number
  /** Another number after every change to any quote, and after every photo. */
  changed: number
}

/** Where the quotes of a month came from, most first. */
export type SourceCount = { source: string; quotes: number; booked: number }
