import { mapFields, quoteFields } from '#data/quote/quoteFields.ts'
import { sourceFields } from '#data/quote/sourceFields.ts'
import type { ClaimedMessage, MessageRecord, OutboxKind, Outcome } from './outbox.ts'
import type { PhotoKind, PhotoRecord } from './photoStore.ts'
import type { MessageState, Quote, QuoteArrival } from './quote.ts'
import type { Row } from './statements.ts'

// Quoted: a field may be named like a keyword of SQL.
const fieldColumns = quoteFields.map(({ name }) => `"${name}"`)

/** The columns of a new quote, in the order of quoteValues. */
export const quoteColumns = [
  'id',
  'created_at',
  ...fieldColumns,
  'page',
  'spam',
  'idempotency_key',
  'request_hash',
  'photos_announced',
  'status',
  ...sourceFields,
]

export const quoteValues = (quote: Quote, { idempotencyKey, source }: QuoteArrival, requestHash: string) => [
  quote.id,
  quote.createdAt,
  ...quoteFields.map(({ name }) => quote[name]),
  quote.page,
  quote.spam,
  idempotencyKey ?? null,
  requestHash,
  quote.photosAnnounced,
  quote.spam ? 'spam' : 'new',
  ...sourceFields.map((name) => source?.[name] ?? ''),
]

const ownerMail = `from outbox where quote_number = quotes.number and kind = 'owner'`
/** The number of photos of a quote. */
export const countPhotos = '(select count(*) from photos where quote_number = quotes.number)'
/** The state of its mail to the owner, and how many photos it has. */
export const derivedColumns = [`(select state ${ownerMail}) as mail`, `${countPhotos} as photos`]
export const selectQuote = `select number, ${[...quoteColumns, ...derivedColumns].join(', ')} from quotes`
export const ownerMailSettled = `not exists (select 1 ${ownerMail} and state = 'pending')`
/**
 * Whether an old quote may be deleted: not while it is on a day of the desk that is not over.
 *
 * @param yesterday SQL of the day before today in UTC, "2026-05-31": visits of earlier days are over in every time zone
 */
export const expires = (yesterday: string) => `${ownerMailSettled} and (
  status in ('lost', 'spam') or visit_day < ${yesterday} and (status = 'done' or follow_up < ${yesterday})
)`

export const toQuote = (row: Row): Quote => ({
  id: String(row.id),
  createdAt: row.created_at instanceof Date ? row.created_at.toISOString() : String(row.created_at),
  ...mapFields(({ name }) => String(row[name])),
  page: String(row.page),
  spam: Boolean(row.spam),
  mail: row.mail === null ? 'none' : (row.mail as MessageState),
  photos: Number(row.photos),
  photosAnnounced: Number(row.photos_announced),
})

export const toPhotoRecord = (row: Row): PhotoRecord => ({
  place: Number(row.place),
  kind: row.kind as PhotoKind,
  size: Number(row.size),
})

/** A row of the outbox, joined with its quote. */
export const toClaimedMessage = (row: Row): ClaimedMessage => ({
  number: Number(row.message_number),
  kind: row.kind as OutboxKind,
  attempts: Number(row.attempts),
  since: Number(row.since),
  reached: String(row.reached).split(',').filter(Boolean),
  quote: toQuote(row),
})

export const toMessageRecord = (row: Row): MessageRecord => ({
  kind: row.kind as OutboxKind,
  state: row.state as MessageState,
  attempts: Number(row.attempts),
  error: String(row.error),
})

/** What an attempt changes; null leaves a column as it is. */
export const outcomeValues = (outcome: Outcome) => ({
  state: outcome.state,
  dueAt: outcome.state === 'pending' ? outcome.dueAt : null,
  error: outcome.state === 'sent' ? '' : outcome.error,
  // QUOTES_TO separates email addresses with commas too: none contains one.
  reached: outcome.state === 'sent' ? null : (outcome.reached?.join(',') ?? null),
})
