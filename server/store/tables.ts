import type { Generated, Selectable } from 'kysely'
import type { HistoryEntry } from '#data/desk/deskQuote.ts'
import type { QuoteProgress } from '#data/desk/quoteProgress.ts'
import type { QuoteRequest } from '#data/quote/quoteFields.ts'
import type { VisitSource } from '#data/quote/sourceFields.ts'
import type { MessageState, OutboxKind } from './outbox.ts'

/** Columns that the migrations give a default. */
type WithDefault<Columns> = { [Name in keyof Columns]: Generated<Columns[Name]> }

/**
 * The tables of both databases. A column has the name of its field. Days and times of quotes and photos are ISO text, other times
 * are milliseconds; 0 and 1 stand for false and true, because SQLite has no booleans.
 */
export type Tables = {
  quotes: QuoteRequest &
    VisitSource &
    WithDefault<QuoteProgress> & {
      /** In order of arrival. */
      number: Generated<number>
      id: string
      createdAt: string
      page: string
      /** Suspected spam on arrival; `status` is the owner's decision. */
      spam: number
      idempotencyKey: string | null
      requestHash: string
      photosAnnounced: number
      version: Generated<number>
      opened: Generated<number>
      /** What a search finds the quote by (search.ts). */
      words: string
    }
  outbox: {
    number: Generated<number>
    quoteNumber: number
    kind: OutboxKind
    state: Generated<MessageState>
    attempts: Generated<number>
    since: number
    dueAt: number
    error: Generated<string>
    /** Receivers that accepted it, separated by commas: QUOTES_TO separates with commas too, so none contains one. */
    reached: Generated<string>
  }
  photos: {
    number: Generated<number>
    quoteNumber: number
    /** Within its quote, from 1, in the order of arrival. */
    place: number
    /** SHA-256 of the sent bytes, in hex: a photo that is sent twice is stored once. */
    hash: string
    /** JPEG, or HEIC, which is stored unchanged because it cannot be decoded here. */
    kind: 'jpeg' | 'heic'
    /** Of the image, in bytes. */
    size: number
    createdAt: string
    image: Uint8Array
    /** A HEIC has none. */
    thumbnail: Uint8Array | null
  }
  refusedPhotos: { quoteNumber: number; hash: string }
  history: {
    number: Generated<number>
    quoteNumber: number
    at: number
    person: string
    what: HistoryEntry['what']
    fromValue: string
    toValue: string
  }
  /** Sign-in links. Secrets are stored as hashes. */
  links: {
    hash: string
    /** The person it signs in. Checked again when the link is used, since anybody may ask for a link. */
    person: string
    /** Hash of the session that asked for the link; empty for a link that works in any browser. */
    browser: string
    /** The link's code, hashed; empty for a link without one. */
    code: string
    /** Path to open after signing in. */
    next: string
    tries: Generated<number>
    askedAt: number
    expiresAt: number
  }
  sessions: {
    hash: string
    person: string
    /** The browser's User-Agent. */
    agent: string
    data: string
    beganAt: number
    seenAt: number
    expiresAt: number
  }
  /** Push subscriptions; the endpoint is empty once the push service has ended it. */
  subscriptions: { sessionHash: string; endpoint: string; p256dh: string; auth: string; addedAt: number }
  endedWebhooks: { hash: string; endedAt: number }
  secrets: { name: 'photos' | 'desk' | 'alerts'; value: string }
  /** Written by rate-limiter-flexible, beside PostgreSQL alone. */
  limits: { key: string; points: number; expire: number }
}

/** Some columns of a row. */
export type Columns<Table extends keyof Tables, Names extends keyof Tables[Table]> = Pick<
  Selectable<Tables[Table]>,
  Names & keyof Selectable<Tables[Table]>
>
