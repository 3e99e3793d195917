import * as z from 'zod/mini'
import { site } from '../company/site.ts'
import { contactFieldSchema } from '../quote/contactFieldSchema.ts'
import { isDay } from '../quote/preferredDay.ts'
import type { QuoteField, QuoteRequest } from '../quote/quoteFields.ts'
import { cleanLine, cleanText } from '../quote/quoteRequest.ts'
import { windowEnd } from './arrivalWindows.ts'
import { type QuoteStatus, quoteStatuses } from './deskQuote.ts'
import { loadOf } from './truckLoad.ts'

export const text = (label: string, clean: (text: string) => string, maxLength: number) =>
  z.string({ error: `${label} must be a text.` }).check(
    z.overwrite(clean),
    z.refine((value) => [...value].length <= maxLength, {
      error: `${label} can have at most ${maxLength} characters.`,
    }),
  )

/** Empty for none. */
const choice = (label: string, isValid: (value: string) => boolean, example: string) => {
  const error = `${label} must be ${example}, or empty.`
  return z.string({ error }).check(z.refine((value) => value === '' || isValid(value), { error }))
}

/** Null for none. */
const amount = (label: string, max: number) => {
  const error = `${label} must be a number from 0 to ${max} with two decimals at most, or empty.`
  return z.nullable(
    z.number({ error }).check(
      z.gte(0, { error }),
      z.lte(max, { error }),
      z.refine((value) => Number(value.toFixed(2)) === value, { error }),
    ),
  )
}

/** A date field takes what is typed for a year: 26 is the year 0026. */
const isDayOfThisCentury = (day: string): boolean => isDay(day) && day.startsWith('20')

const isTime = (time: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(time)

/** The company's payment methods in lower case. */
export const paymentCodes: readonly string[] = site.paymentMethods.map((method) => method.toLowerCase())

/** "Interac"; empty while it is not paid. */
export const paymentName = (code: string): string =>
  site.paymentMethods.find((method) => method.toLowerCase() === code) ?? code

/** In cubic yards. */
const largestLoad = 500

const fields = z.strictObject({
  status: z.enum(quoteStatuses, { error: `The status must be one of: ${quoteStatuses.join(', ')}.` }),
  lostReason: text('The reason', cleanLine, 200),
  address: text('The address', cleanLine, 300),
  followUp: choice('The follow-up', isDayOfThisCentury, 'a day like 2026-11-27'),
  visitDay: choice('The day of the visit', isDayOfThisCentury, 'a day like 2026-11-27'),
  visitFrom: choice('The beginning of the arrival window', isTime, 'a time like 13:00'),
  visitTo: choice('The end of the arrival window', isTime, 'a time like 15:00'),
  /** As agreed, in dollars before tax. */
  price: amount('The price', 99_999),
  /** Volume of the load, in cubic yards. */
  cubicYards: amount('The load', largestLoad),
  note: text('The note', cleanText, 5000),
  /** What the customer paid or owes in the end, in dollars before tax. */
  finalPrice: amount('The final price', 99_999),
  /** In cubic yards. */
  finalCubicYards: amount('The final load', largestLoad),
  paidBy: choice('The payment', (value) => paymentCodes.includes(value), paymentCodes.join(', ')),
  // As the visitor gave them. The owner may correct them; the message stays as it came.
  name: contactFieldSchema('name'),
  phone: contactFieldSchema('phone'),
  email: contactFieldSchema('email'),
  postalCode: contactFieldSchema('postalCode'),
})

export const contactFields = ['name', 'phone', 'email', 'postalCode'] as const satisfies readonly QuoteField[]
type ContactField = (typeof contactFields)[number]

export const isContactField = (field: ProgressField): field is ContactField =>
  contactFields.some((name) => name === field)

/** Fields of a quote that are edited at the desk. */
export type QuoteProgress = z.infer<typeof fields>
export type QuoteChanges = Partial<QuoteProgress>
export type ProgressField = keyof QuoteProgress

export const progressFields = Object.keys(fields.shape) as ProgressField[]

/** `field` is empty if the changes are no object. */
export type ProgressFault = { field: string; text: string }

type ParsedChanges =
  | { changes: QuoteChanges; faults?: undefined }
  | { changes?: undefined; faults: readonly ProgressFault[] }

export const changesSchema = z.partial(fields)

/** Parses changes; used by both the server and the desk's screens. */
export function parseQuoteChanges(input: unknown): ParsedChanges {
  const parsed = changesSchema.safeParse(input, { error: notAnObject })
  // The schema's type allows undefined, which neither JSON nor the desk's form can contain.
  return parsed.success ? { changes: parsed.data as QuoteChanges } : { faults: faultsOf(parsed.error) }
}

export const notAnObject = () => 'The changes must be an object.'

export const faultsOf = ({ issues }: z.core.$ZodError): ProgressFault[] =>
  issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((field) => ({ field, text: `There is no field "${field}" to change.` }))
      : // The form's sentences speak to the visitor.
        [{ field: String(issue.path[0] ?? ''), text: issue.message.replace(' your ', ' the ') }],
  )

/** Statuses in which a quote can have a visit. */
const withVisit: readonly QuoteStatus[] = ['booked', 'done']

/**
 * The changes with what follows from them: a day for the visit books an open request, another status takes the visit away, and a
 * window without an end has the usual length.
 */
export function completeChanges(quote: QuoteProgress, changes: QuoteChanges): QuoteChanges {
  const isBooking = Boolean(changes.visitDay) && !withVisit.includes(quote.status)
  const status = changes.status ?? (isBooking ? 'booked' : quote.status)
  const completed: QuoteChanges = { ...changes, ...(status !== quote.status && { status }) }
  const isOver = status === 'lost' || status === 'spam'
  const kept = withVisit.includes(status) ? quote.visitDay : ''
  const visitDay = isOver ? '' : (changes.visitDay ?? kept)
  if (visitDay !== quote.visitDay || changes.visitDay) completed.visitDay = visitDay
  if (visitDay === '')
    for (const time of ['visitFrom', 'visitTo'] as const) if (quote[time] || isOver) completed[time] = ''
  const { visitFrom, visitTo } = { ...quote, ...completed }
  if (changes.visitTo === undefined && isTime(visitFrom) && visitTo <= visitFrom)
    completed.visitTo = windowEnd(visitFrom)
  if (changes.visitTo === undefined && visitFrom === '' && visitTo !== '') completed.visitTo = ''
  return completed
}

/** Faults of the fields with each other. @param before the quote before the change */
export function findProgressFaults(quote: QuoteProgress, before?: QuoteProgress): ProgressFault[] {
  const { status, visitDay, visitFrom, visitTo, lostReason } = quote
  const isMoved =
    before?.visitDay !== visitDay || before.visitFrom !== visitFrom || before.visitTo !== visitTo
  if (status === 'done' && before?.status === 'done' && before.visitDay !== '' && isMoved)
    return [{ field: 'visitDay', text: 'This visit is done, so it can’t be moved.' }]
  if (status === 'booked' && visitDay === '')
    return [{ field: 'visitDay', text: 'A booked request needs the day of its visit.' }]
  if (status === 'lost' && lostReason === '')
    return [{ field: 'lostReason', text: 'A lost request needs the reason.' }]
  if (visitDay !== '' && !withVisit.includes(status))
    return [{ field: 'status', text: 'A request with a visit must be booked or done.' }]
  if (visitDay === '' && visitFrom !== '')
    return [{ field: 'visitDay', text: 'An arrival window needs its day.' }]
  if (visitFrom === '' ? visitTo !== '' : visitTo <= visitFrom)
    return [{ field: 'visitTo', text: 'The arrival window must end after it begins.' }]
  return []
}

export type ProgressTexts = Record<ProgressField, string>
/** The typed text of a field, and the value of the quote when the typing began. */
export type TypedTexts = Partial<Record<ProgressField, { text: string; base: string }>>

/** Null is the value of an empty field of numbers alone. */
export const isNumber = (field: string) => changesSchema.safeParse({ [field]: null }).success

export type EditedQuote = QuoteProgress & Pick<QuoteRequest, 'load'>

/** The values of a quote as its form shows them; none is an empty text. The load is first as the visitor counted it. */
export function progressTexts(quote: EditedQuote): ProgressTexts {
  const values = { ...quote, cubicYards: loadOf(quote) }
  return Object.fromEntries(
    progressFields.map((field) => [field, String(values[field] ?? '')]),
  ) as ProgressTexts
}

/** The values of some fields, mapped; those mapped to undefined are left out. */
function mapFields<From, To>(
  values: Partial<Record<ProgressField, From>>,
  map: (value: From, field: ProgressField) => To | undefined,
): Partial<Record<ProgressField, To>> {
  const entries = Object.entries(values) as [ProgressField, From][]
  const mapped = entries.map(([field, value]) => [field, map(value, field)] as const)
  return Object.fromEntries(mapped.filter(([, value]) => value !== undefined)) as Partial<
    Record<ProgressField, To>
  >
}

/** Adds typed texts, each with the current value of the quote as its base, unless the field was typed in before. */
export function withTyped(typed: TypedTexts, quote: EditedQuote, texts: Partial<ProgressTexts>): TypedTexts {
  const saved = progressTexts(quote)
  const added = mapFields(texts, (text, field) => ({ text, base: typed[field]?.base ?? saved[field] }))
  return { ...typed, ...added }
}

/** Texts typed during the save, rebased on the saved quote. */
export function withoutSaved(
  typed: TypedTexts,
  sent: Partial<ProgressTexts>,
  saved: EditedQuote,
): TypedTexts {
  const texts = progressTexts(saved)
  return mapFields(typed, ({ text, base }, field) =>
    text === sent[field] ? undefined : { text, base: field in sent ? texts[field] : base },
  )
}

/**
 * The typed texts without those equal to the quote's values, as after a save whose response was lost.
 *
 * @param edited field that keeps its text: "6." equals 6 on the way to "6.5"
 */
export const withoutStored = (typed: TypedTexts, quote: EditedQuote, edited = ''): TypedTexts =>
  mapFields(typed, (one, field) => {
    const { changes } = parseQuoteChanges({ [field]: readText(field, one.text) })
    return field === edited || changes?.[field] !== quote[field] ? one : undefined
  })

/** A text as the value of its field, not yet checked. */
const readText = (field: ProgressField, text: string) => (isNumber(field) ? readNumber(text) : text)

export const textsOf = (typed: TypedTexts): Partial<ProgressTexts> => mapFields(typed, ({ text }) => text)

/** The typed texts that differ from the quote; the reason of a lost job only while the job is lost. */
export function unsavedTexts(quote: EditedQuote, typed: Partial<ProgressTexts>): Partial<ProgressTexts> {
  const saved = progressTexts(quote)
  const isLost = (typed.status ?? quote.status) === 'lost'
  return mapFields(typed, (text, field) =>
    field in saved && text !== saved[field] && (isLost || field !== 'lostReason') ? text : undefined,
  )
}

/** The values of the texts that differ from the quote, not yet checked. */
export const readUnsaved = (quote: EditedQuote, typed: Partial<ProgressTexts>) =>
  mapFields(unsavedTexts(quote, typed), (text, field) => readText(field, text))

type ReadTexts = { changes: QuoteChanges; faults: readonly ProgressFault[] }

/** The changes for the server, or the faults of single fields and of their combination. */
export function readTexts(quote: EditedQuote, typed: Partial<ProgressTexts>): ReadTexts {
  const { changes, faults } = parseQuoteChanges(readUnsaved(quote, typed))
  if (!changes) return { changes: {}, faults }
  const completed = completeChanges(quote, changes)
  return { changes: completed, faults: findProgressFaults({ ...quote, ...completed }, quote) }
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

/** The typed cubic yards of a load that has a price; undefined for none. */
export function readLoad(text = ''): number | undefined {
  const yards = readNumber(text) ?? 0
  return yards > 0 && yards <= largestLoad ? yards : undefined
}

/** Edited fields that somebody else has changed meanwhile, to another value. */
export function conflictingFields(quote: EditedQuote, typed: TypedTexts): ProgressField[] {
  const saved = progressTexts(quote)
  const unsaved = unsavedTexts(quote, textsOf(typed))
  return progressFields.filter((field) => field in unsaved && typed[field]?.base !== saved[field])
}
