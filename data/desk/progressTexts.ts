import {
  findProgressFaults,
  type ProgressFault,
  type ProgressField,
  parseQuoteChanges,
  progressFields,
  type QuoteChanges,
  type QuoteProgress,
} from './quoteProgress.ts'

/** Texts of the form's fields. */
export type ProgressTexts = Record<ProgressField, string>
/** The typed text of a field, and the value of the quote when the typing began. */
export type TypedTexts = Partial<Record<ProgressField, { text: string; base: string }>>

const isNumber = (field: ProgressField) => field === 'price' || field === 'cubicYards'

/** The values of a quote as its form shows them; none is an empty text. */
export const progressTexts = (quote: QuoteProgress): ProgressTexts =>
  Object.fromEntries(progressFields.map((field) => [field, String(quote[field] ?? '')])) as ProgressTexts

/** Adds typed texts, each with the current value of the quote as its base, unless the field was typed in before. */
export function withTyped(
  typed: TypedTexts,
  quote: QuoteProgress,
  texts: Partial<ProgressTexts>,
): TypedTexts {
  const saved = progressTexts(quote)
  const fields = Object.entries(texts) as [ProgressField, string][]
  return {
    ...typed,
    ...Object.fromEntries(
      fields.map(([field, text]) => [field, { text, base: typed[field]?.base ?? saved[field] }]),
    ),
  }
}

/** Texts typed during the save, rebased on the saved quote. */
export function withoutSaved(
  typed: TypedTexts,
  sent: Partial<ProgressTexts>,
  saved: QuoteProgress,
): TypedTexts {
  const texts = progressTexts(saved)
  const fields = Object.entries(typed) as [ProgressField, { text: string; base: string }][]
  return Object.fromEntries(
    fields
      .filter(([field, { text }]) => text !== sent[field])
      .map(([field, { text, base }]) => [field, { text, base: field in sent ? texts[field] : base }]),
  )
}

/**
 * The typed texts without those equal to the quote's values, as after a save whose response was lost.
 *
 * @param edited field that keeps its text: "6." equals 6 on the way to "6.5"
 */
export function withoutStored(typed: TypedTexts, quote: QuoteProgress, edited = ''): TypedTexts {
  return Object.fromEntries(
    Object.entries(typed).filter(([name, { text }]) => {
      const field = name as ProgressField
      return (
        field === edited ||
        parseQuoteChanges({ [field]: readText(field, text) }).changes?.[field] !== quote[field]
      )
    }),
  )
}

/** A text as the value of its field, not yet checked. */
const readText = (field: ProgressField, text: string) => (isNumber(field) ? readNumber(text) : text)

/** The typed texts without their bases. */
export const textsOf = (typed: TypedTexts): Partial<ProgressTexts> =>
  Object.fromEntries(Object.entries(typed).map(([field, { text }]) => [field, text]))

/** The typed texts that differ from the quote; the reason of a lost job only while the job is lost. */
export function unsavedTexts(quote: QuoteProgress, typed: Partial<ProgressTexts>): Partial<ProgressTexts> {
  const saved = progressTexts(quote)
  const isLost = (typed.status ?? quote.status) === 'lost'
  return Object.fromEntries(
    Object.entries(typed).filter(
      ([field, text]) =>
        field in saved && text !== saved[field as ProgressField] && (isLost || field !== 'lostReason'),
    ),
  )
}

type ReadTexts = { changes: QuoteChanges; faults: readonly ProgressFault[] }

/** The changes for the server, or the faults of single fields and of their combination. */
export function readTexts(quote: QuoteProgress, typed: Partial<ProgressTexts>): ReadTexts {
  const input = Object.fromEntries(
    Object.entries(unsavedTexts(quote, typed)).map(([field, text]) => [
      field,
      readText(field as ProgressField, text),
    ]),
  )
  const { changes, faults } = parseQuoteChanges(input)
  if (!changes) return { changes: {}, faults }
  return { changes, faults: findProgressFaults({ ...quote, ...changes }) }
}

/** A number with commas between its thousands: "1,250.50". */
const grouped = /^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/

/**
 * Reads "1,250.50", "$210" or "4,5". An empty text is null; NaN, which no field takes, is anything else, as "1.200", which may be
 * 1,200.
 */
export function readNumber(text: string): number | null {
  const typed = text.replace(/[\s$]/g, '')
  const plain = grouped.test(typed) ? typed.replaceAll(',', '') : typed.replace(',', '.')
  if (plain === '') return null
  return /^(\d+\.?\d{0,2}|\.\d{1,2})$/.test(plain) ? Number(plain) : Number.NaN
}

/** Edited fields that somebody else has changed meanwhile, to another value. */
export function conflictingFields(quote: QuoteProgress, typed: TypedTexts): ProgressField[] {
  const saved = progressTexts(quote)
  const unsaved = unsavedTexts(quote, textsOf(typed))
  return progressFields.filter((field) => field in unsaved && typed[field]?.base !== saved[field])
}
