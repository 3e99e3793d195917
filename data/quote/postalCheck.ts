import { fillTemplates } from '../fillTemplate.ts'
import { facts } from '../prices/facts.ts'

/**
 * data/quote/postalCodes.json: the areas (first three characters) of each city by its slug, and the areas that span several cities
 * (`mixed`). The list of a city is empty if all its areas are mixed.
 */
export type PostalCodes = {
  cities: Readonly<Record<string, readonly string[]>>
  mixed: readonly string[]
}

/** Whether the form has the check: a company without any list leaves it out. */
export const hasPostalCheck = ({ cities, mixed }: PostalCodes): boolean =>
  Object.keys(cities).length > 0 || mixed.length > 0

/** ISO date on which somebody compared data/quote/postalCodes.json with Canada Post; until then the launch list says so. */
export const postalCodesCheckedOn: string | undefined = undefined

/** Example in the placeholder of the field and in the answer to a malformed code: an area of a served city. */
export const exampleArea = 'L1S'

/** Texts of the check. {code} and {city} are filled in with the result. */
export const postalCheck = fillTemplates(
  {
    title: 'Do we come to you?',
    lead: 'If you’re not sure, call {phone} and ask.',
    label: 'Your postal code (the first 3 characters are enough)',
    placeholder: '{example}',
    note: 'The form sends it along.',
    answers: {
      city: 'Yes, we come to you. {code} is in {city}.',
      mixed: '{code} covers more than one town. Call {phone}, and we’ll tell you right away.',
      unknown: '{code} isn’t on our list, but we may still come. Call {phone} and ask.',
      malformed: 'A postal code starts with a letter, a number and a letter, like {example}.',
      unreachable: 'The list of postal codes couldn’t be loaded. Call {phone} and ask.',
    },
  },
  { ...facts, example: exampleArea, code: '{code}', city: '{city}' },
)

export type PostalArea = { kind: 'city'; slug: string } | { kind: 'mixed' | 'unknown' }

const digits: Readonly<Record<string, string>> = { O: '0', I: '1' }

/** Without spaces, in capitals; a letter O or I where a number belongs is read as that number. */
const normalize = (typed: string): string =>
  Array.from(typed.toUpperCase().replace(/[\s-]/g, ''), (letter, index) =>
    index % 2 === 1 ? (digits[letter] ?? letter) : letter,
  ).join('')

/**
 * The area (first three characters) of a complete or partial postal code. Undefined for fewer than three characters, empty for
 * characters that cannot begin a postal code.
 */
export function postalArea(typed: string): string | undefined {
  const area = normalize(typed).slice(0, 3)
  if (area.length < 3) return undefined
  return /[A-Z]\d[A-Z]/.test(area) ? area : ''
}

/** "L1S 4W2" for a complete postal code, "L1S" for the beginning of one, otherwise empty. */
export function formatPostalCode(typed: string): string {
  const [, area, rest] = /^([A-Z]\d[A-Z])(\d[A-Z]\d$)?/.exec(normalize(typed)) ?? []
  return [area, rest].filter(Boolean).join(' ')
}

/** The city of an area, or whether it spans several or is on no list. */
export function findPostalArea({ cities, mixed }: PostalCodes, area: string): PostalArea {
  if (mixed.includes(area)) return { kind: 'mixed' }
  const city = Object.entries(cities).find(([, areas]) => areas.includes(area))
  return city ? { kind: 'city', slug: city[0] } : { kind: 'unknown' }
}
