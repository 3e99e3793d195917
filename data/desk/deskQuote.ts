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
    /** Photos that the visitor chose. Missing in responses cached by an earlier release. */
    photosAnnounced?: number
    /** Grows with every change; the ETag. */
    version: number
    /** Whether somebody at the desk has looked at it. */
    opened: boolean
  }

/**
 * What was charged for a job. It never changes: another final price makes a new receipt. Amounts are dollars.
 */
export type Receipt = {
  /** "2026-0001": without a gap in each year. */
  number: string
  /** The day it was made, at the company. */
  day: string
  customer: { name: string; address: string; email: string }
  lines: readonly { text: string; amount: number }[]
  tax: number
  total: number
  /** A payment code; empty for not yet. */
  paidBy: string
  /** Number of the receipt that this one replaces. */
  replaces: string | null
}

/** One name of a month, source, service or town: of the requests that came in, and the dollars of done jobs. */
export type BusinessRow = { name: string; requests: number; booked: number; done: number; dollars: number }

export type Business = Record<'months' | 'sources' | 'services' | 'towns', readonly BusinessRow[]>

/** "arrived" comes first; the others that are no field change none. */
export type HistoryEntry = {
  at: string
  /** Who signed in; "visitor" for the arrival. */
  person: string
  what: ProgressField | 'arrived' | 'opened' | 'resent' | 'texted' | 'receipt'
  from: string
  to: string
}

/** A mail, webhook or alert about a quote, as the outbox has it. */
export type MailRecord = {
  kind: string
  /** The number of a receipt, for example; empty for most. */
  about?: string
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
  /** Places of the photos that the crew took when the job was done. */
  after?: number[]
  /** Oldest first. */
  receipts?: Receipt[]
}

/** The places of the photos that came with the request, from 1. */
export const placesOf = ({ photos }: Pick<DeskQuote, 'photos'>): number[] =>
  Array.from({ length: photos }, (_, index) => index + 1)

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
  /** Number of calls in progress that are due today or before. */
  callsDue: number
  /** Number of the newest quote; 0 without quotes. */
  newest: number
  /** Another number after every change to any quote, and after every photo. */
  changed: number
  /** Whether a push service has ended the alerts of this browser. */
  alertsEnded: boolean
  /** Whether the server can send mail. */
  hasMail: boolean
}
