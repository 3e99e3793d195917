import { localDigitsOf } from '#data/quote/contactLinks.ts'
import { minPhoneDigits } from '#data/quote/quoteFields.ts'
import type { Statements } from '../../quotes/store/statements.ts'

/** The words to look for; none when there is nothing to look for in the text. */
export function searchWords(text: string): string[] {
  const digits = localDigitsOf(text)
  // A phone number, whatever separates its digits; with fewer digits than one has it may be anything.
  if (!/\p{L}/u.test(text) && digits.length >= minPhoneDigits) return [digits]
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? []
}

export type IndexUpdate = { isBehind: string; insert: string }

type Search = {
  condition: (place: string) => string
  query: (words: readonly string[]) => string
  /** For an index that does not follow by itself. */
  update?: IndexUpdate
}

const lastIndexed = 'coalesce((select rowid from quotes_search order by rowid desc limit 1), 0)'

/** How each database finds the quotes in which every one of the words begins a word. Words hold letters and digits only. */
export const searches: Readonly<Record<Statements['kind'], Search>> = {
  sqlite: {
    condition: (place) => `number in (select rowid from quotes_search where quotes_search match ${place})`,
    query: (words) => words.map((word) => `"${word}"*`).join(' '),
    // A quote's number is above every other: those that are missing are the newest.
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

/** As in the column `search`; FTS5 does the same by itself. */
const withoutAccents = (word: string) => word.normalize('NFKD').replace(/[\u0300-\u036f]/g, '')
