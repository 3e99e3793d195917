import type { QuoteRequest } from '../quote/quoteFields.ts'
import type { VisitSource } from '../quote/sourceFields.ts'
import type { ProgressField, QuoteProgress } from './quoteProgress.ts'

export const quoteStatuses = ['new', 'contacted', 'booked', 'done', 'lost', 'spam'] as const

export type QuoteStatus = (typeof quoteStatuses)[number]

/** A quote as /api/desk returns it. */
export type DeskQuote = QuoteRequest &
  QuoteProgress & {
    id: string
    /** In order of arrival: the list's `before`. */
    number: number
    createdAt: string
    page: string
    source: VisitSource
    /** Suspected spam on arrival; the status is the owner's decision. */
    spam: boolean
    /** Of the mail to the owner. */
    mail: 'pending' | 'sent' | 'failed' | 'none'
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

/** A mail, webhook or alert about a quote, as the outbox has it. */
export type MailRecord = {
  kind: string
  state: 'pending' | 'sent' | 'failed'
  attempts: number
  error: string
}

export type WholeQuote = DeskQuote & {
  history: HistoryEntry[]
  mails: MailRecord[]
  /** Places (from 1) of the photos that browsers cannot show. Missing in responses cached by an earlier release. */
  downloads?: number[]
  /** Places of the photos whose end is missing. */
  cutOff?: number[]
}

export type QuotePage = {
  quotes: DeskQuote[]
  /** The next page's `before`; null on the last page. */
  next: number | null
}

export type DeskDay = {
  /** In the order of their time of day. */
  visits: DeskQuote[]
  /** Quotes to call on this day; today after those of earlier days. */
  followUps: DeskQuote[]
}

export type DeskSummary = {
  counts: Record<QuoteStatus, number>
  /** Number of unopened quotes without spam. */
  unread: number
  /** Number of the newest quote; 0 without quotes. */
  newest: number
  /** Another number after every change to any quote, and after every photo. */
  changed: number
  /** Whether a push service has ended the alerts of this browser. */
  alertsEnded: boolean
}

/** Sources of a month's quotes, most quotes first. */
export type SourceCount = { source: string; quotes: number; booked: number }
