import { findPostalArea, type PostalCodes, postalArea } from '../quote/postalCheck.ts'
import postalCodes from '../quote/postalCodes.json' with { type: 'json' }

/** A city, or a service. */
export type NamedPlace = { slug: string; name: string }

/** Each may be empty. `page` is a path, `address` a street address. */
type Place = { address?: string; postalCode: string; message: string; page: string }

/**
 * The city of a quote: the city that its address names last, since streets are named after cities, else that of its postal code, of
 * the message, or of the page.
 *
 * @returns undefined for none of these cities
 */
export function findCity<City extends NamedPlace>(
  cities: readonly City[],
  { address = '', postalCode, message, page }: Place,
  codes: PostalCodes = postalCodes,
): City | undefined {
  const area = findPostalArea(codes, postalArea(postalCode) ?? '')
  const parts = page.split(/[/?#]/)
  return (
    lastNamed(cities, address) ??
    cities.find(({ slug }) => area.kind === 'city' && area.slug === slug) ??
    lastNamed(cities, message) ??
    cities.find(({ slug }) => parts.includes(slug))
  )
}

/** Compares whole words: "Ajaxville" is not Ajax. Of two names with the same end the longer one matches: "North York". */
function lastNamed<City extends NamedPlace>(cities: readonly City[], text: string): City | undefined {
  const words = wordsOf(text)
  const places = cities.flatMap((city) =>
    // Many people leave out a name's apostrophe.
    [city.name, city.name.replace(/['’]/g, '')].map((spelling) => {
      const name = wordsOfName(spelling)
      const start = words.lastIndexOf(name)
      return { city, start, end: start + name.length }
    }),
  )
  return places
    .filter(({ start }) => start >= 0)
    .toSorted((one, other) => other.end - one.end || one.start - other.start)[0]?.city
}

/** " port perry ": lower case, and without the accents that many people leave out. */
export const wordsOf = (text: string): string =>
  ` ${
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.join(' ') ?? ''
  } `

/** By the name. */
const knownWords = new Map<string, string>()

/** The words of a record's name, worked out once: a year of quotes is compared with each. */
export function wordsOfName(name: string): string {
  const words = knownWords.get(name) ?? wordsOf(name)
  knownWords.set(name, words)
  return words
}
