import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import { type QuoteRequest, quoteFields } from '#data/quote/quoteFields.ts'
import type { MessageState } from './outbox.ts'
import type { Tables } from './tables.ts'

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

type OfQuote = ExpressionBuilder<Tables, 'quotes'>

const ownerMail = (eb: OfQuote) =>
  eb
    .selectFrom('outbox')
    .whereRef('outbox.quoteNumber', '=', 'quotes.number')
    .where('outbox.kind', '=', 'owner')

/** The number of photos of a quote. */
export const countPhotos = (eb: OfQuote) =>
  eb
    .selectFrom('photos')
    .whereRef('photos.quoteNumber', '=', 'quotes.number')
    .select(({ fn }) => fn.countAll<number>().as('count'))

/** Whether the mail of a quote to the owner is not pending. */
export const ownerMailSettled = (eb: OfQuote) =>
  eb.not(eb.exists(ownerMail(eb).where('outbox.state', '=', 'pending').select('outbox.number')))

/** The stored requests. */
export const selectQuotes = (db: Kysely<Tables>) =>
  db
    .selectFrom('quotes')
    .select(quoteFields.map(({ name }) => name))
    .select(['quotes.id', 'quotes.createdAt', 'quotes.page', 'quotes.spam', 'quotes.photosAnnounced'])
    .select((eb) => [
      eb.fn.coalesce(ownerMail(eb).select('outbox.state'), sql.lit('none' as const)).as('mail'),
      countPhotos(eb).$asScalar().$notNull().as('photos'),
    ])

/** SQLite has no booleans. */
export const toQuote = <Row extends { spam: number }>(row: Row): Omit<Row, 'spam'> & { spam: boolean } => ({
  ...row,
  spam: row.spam === 1,
})

/** The number of the quote with this id. */
export const numberOf = (db: Kysely<Tables>, id: string) =>
  db.selectFrom('quotes').select('number').where('id', '=', id)
