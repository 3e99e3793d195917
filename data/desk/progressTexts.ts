import {
  findProgressFaults,
  type ProgressFault,
  type ProgressField,
  parseQuoteChanges,
  progressFields,
  type QuoteChanges,
  type QuoteProgress,
} from './quoteProgress.ts'

/** What stands in the fields of the form. */
export type ProgressTexts = Record<ProgressField, string>

const isNumber = (field: ProgressField) => field === 'price' || field === 'cubicYards'

export const progressTexts = (quote: QuoteProgress): ProgressTexts =>
  Object.fromEntries(progressFields.map((field) => [field, String(quote[field] ?? '')])) as ProgressTexts

/** What was typed and is not what the request says. */
export function unsavedTexts(quote: QuoteProgress, typed: Partial<ProgressTexts>): Partial<ProgressTexts> {
  const saved = progressTexts(quote)
  return Object.fromEntries(
    Object.entries(typed).filter(([field, text]) => field in saved && text !== saved[field as ProgressField]),
  )
}

type ReadTexts = { changes: QuoteChanges; faults: readonly ProgressFault[] }

/** The changes as the server takes them, or what is wrong with them: each alone, and all together. */
export function readTexts(quote: QuoteProgress, typed: Partial<ProgressTexts>): ReadTexts {
  const input = Object.fromEntries(
    Object.entries(unsavedTexts(quote, typed)).map(([field, text]) => [
      field,
      isNumber(field as ProgressField) ? readNumber(text) : text,
    ]),
  )
  const { changes, faults } = parseQuoteChanges(input)
  if (!changes) return { changes: {}, faults }
  return { changes, faults: findProgressFaults({ ...quote, ...changes }) }
}

/** "1,250.50" or "$210"; NaN, which no field takes, for anything else. */
function readNumber(text: string): number | null {
  const plain = text
    .replace(/[\s$]/g, '')
    .replace(/,(?=\d{3}\b)/g, '')
    .replace(',', '.')
  return plain === '' ? null : Number(plain)
}

/** Of what somebody else changed, the fields that were typed here as well and say something else. */
export const conflictingFields = (
  before: QuoteProgress,
  newer: QuoteProgress,
  typed: Partial<ProgressTexts>,
): ProgressField[] =>
  progressFields.filter(
    (field) =>
      typed[field] !== undefined &&
      newer[field] !== before[field] &&
      typed[field] !== String(newer[field] ?? ''),
  )
