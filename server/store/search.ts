import { digitsOf, localDigitsOf } from '#data/quote/contactLinks.ts'
import { minPhoneDigits, type QuoteRequest, quoteFields } from '#data/quote/quoteFields.ts'

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

/** The words of a search; empty if the text has none. */
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
