import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import { digitsOf, findPhoneNumbers, localDigitsOf } from '#data/quote/contactLinks.ts'
import { minPhoneDigits, type QuoteRequest, quoteFields } from '#data/quote/quoteFields.ts'
import type { MessageState } from './outbox.ts'
import type { Tables } from './tables.ts'

export type Quote = QuoteRequest & {
  id: string
  createdAt: string
  page: string
  spam: boolean
  /** State of the mail to the owner; "none" when none was wanted. */
  mail: MessageState | 'none'
  photos: number
  /** Number of photos that the visitor has announced. */
  photosAnnounced: number
}

type OfQuote = ExpressionBuilder<Tables, 'quotes'>

const ownerMail = (eb: OfQuote) =>
  eb
    .selectFrom('outbox')
    .whereRef('outbox.quoteNumber', '=', 'quotes.number')
    .where('outbox.kind', '=', 'owner')

export const countAllPhotos = (eb: OfQuote) =>
  eb
    .selectFrom('photos')
    .whereRef('photos.quoteNumber', '=', 'quotes.number')
    .select(({ fn }) => fn.countAll<number>().as('count'))

/** Counts the visitor's photos, or those that the crew took after the job. */
export const countPhotos = (eb: OfQuote, isAfter = false) =>
  countAllPhotos(eb).where('photos.after', '=', Number(isAfter))

export const ownerMailSettled = (eb: OfQuote) =>
  eb.not(eb.exists(ownerMail(eb).where('outbox.state', '=', 'pending').select('outbox.number')))

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

export const numberOf = (db: Kysely<Tables>, id: string) =>
  db.selectFrom('quotes').select('number').where('id', '=', id)

/** More combining marks than any script puts on one letter. Normalizing sorts them in quadratic time. */
const endlessMarks = /\p{M}{31,}/gu

/** The words of a text, without case and accents. The longest have 60 characters, because PostgreSQL refuses endless ones. */
const wordsOf = (text: string): string[] =>
  text
    .replace(endlessMarks, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}\p{M}]{1,60}/gu) ?? []

/** The numbers in the text of a phone field, without country codes. */
export const numbersIn = (phone: string): string[] =>
  [phone, ...findPhoneNumbers(phone).map(({ dialled }) => dialled)].map(localDigitsOf)

export function searchWords(text: string): string[] {
  const digits = localDigitsOf(text)
  // A phone number, with any separators; fewer digits may be something else.
  if (!/\p{L}/u.test(text) && digits.length >= minPhoneDigits) return [digits]
  return wordsOf(text)
}

/** The words to find a quote by, with a space between. A phone number is found from any of its digits on. */
export function searchedWords(quote: QuoteRequest & { id: string; address?: string; note?: string }): string {
  const { id, phone, address = '', note = '' } = quote
  const texts = [...quoteFields.map(({ name }) => quote[name]), id, address, note]
  const digits = digitsOf(phone)
  const tails = Array.from({ length: Math.max(digits.length - 3, 1) }, (_, start) => digits.slice(start))
  return [...wordsOf(texts.join(' ')), ...tails.flatMap(wordsOf)].join(' ')
}
