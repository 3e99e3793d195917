import { fillTemplates } from '../fillTemplate.ts'
import { facts } from '../pricing/facts.ts'

/**
 * data/quote/postalCodes.json: the areas (first three characters) of each city by its slug, and those that span several. A city
 * whose only area spans several has an empty list.
 */
export type PostalCodes = {
  cities: Readonly<Record<string, readonly string[]>>
  mixed: readonly string[]
}

/** ISO date on which somebody compared data/quote/postalCodes.json with Canada Post; until then the launch list says so. */
export const postalCodesCheckedOn: string | undefined = undefined

/** The example in the form's field and its error: an area of a city of ours. */
export const exampleArea = 'L1S'

/** Texts of the check. {code} and {city} are filled in with the result. */
export const postalCheck = fillTemplates(
  {
    title: 'Do we come to you?',
    lead: 'If you’re not sure, call {phone} and ask.',
    label: 'Your postal code (the first 3 characters are enough)',
    placeholder: '{example}',
    note: 'We add it to your message.',
    /** Begins the line that a postal code puts at the head of the message. */
    start: 'Postal code: ',
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
 * The area of a postal code, or of as much of it as there is: undefined with fewer than three characters, an empty text
 * when they cannot begin one.
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

export function findPostalArea({ cities, mixed }: PostalCodes, area: string): PostalArea {
  if (mixed.includes(area)) return { kind: 'mixed' }
  const city = Object.entries(cities).find(([, areas]) => areas.includes(area))
  return city ? { kind: 'city', slug: city[0] } : { kind: 'unknown' }
}
