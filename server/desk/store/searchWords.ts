import { localDigitsOf } from '#data/quote/contactLinks.ts'
import { minPhoneDigits } from '#data/quote/quoteFields.ts'
import type { Statements } from '../../quotes/store/statements.ts'

/** The words of a search; empty if the text has none. */
export function searchWords(text: string): string[] {
  const digits = localDigitsOf(text)
  // A phone number, with any separators; fewer digits may be something else.
  if (!/\p{L}/u.test(text) && digits.length >= minPhoneDigits) return [digits]
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? []
}

export type IndexUpdate = { isBehind: string; insert: string }

type Search = {
  condition: (place: string) => string
  query: (words: readonly string[]) => string
  /** Updates an index that the database does not update itself. */
  update?: IndexUpdate
}

const lastIndexed = 'coalesce((select rowid from quotes_search order by rowid desc limit 1), 0)'

/** Each database's condition for quotes in which every search word begins a word. Search words consist of letters and digits. */
export const searches: Readonly<Record<Statements['kind'], Search>> = {
  sqlite: {
    condition: (place) => `number in (select rowid from quotes_search where quotes_search match ${place})`,
    query: (words) => words.map((word) => `"${word}"*`).join(' '),
    // A new number is above all stored ones: the quotes missing in the index are the newest.
    update: {
      isBehind: `select 1 from quotes where number > ${lastIndexed} limit 1`,
      insert: `
        insert into quotes_search (rowid, name, phone, email, message, id, address, note, digits)
        select * from quotes_searched where number > ${lastIndexed}`,
    },
  },
  postgres: {
    condition: (place) => `search @@ to_tsquery('simple', ${place})`,
    query: (words) => words.map((word) => `'${withoutAccents(word)}':*`).join(' & '),
  },
}

/** Normalizes as the column `search` does; FTS5 does so itself. */
const withoutAccents = (word: string) => word.normalize('NFKD').replace(/[\u0300-\u036f]/g, '')
