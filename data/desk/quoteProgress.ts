import * as z from 'zod/mini'
import { isDay } from '../quote/preferredDay.ts'
import { visitWindows } from '../quote/quoteFields.ts'
import { cleanLine, cleanText } from '../quote/quoteRequest.ts'
import { quoteStatuses } from './quoteStatus.ts'

const windows = visitWindows.map(({ value }) => value)

const text = (label: string, clean: (text: string) => string, maxLength: number) =>
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

/** In cubic yards. */
export const largestLoad = 500

const fields = z.strictObject({
  status: z.enum(quoteStatuses, { error: `The status must be one of: ${quoteStatuses.join(', ')}.` }),
  /** Why the job was lost. */
  lostReason: text('The reason', cleanLine, 200),
  /** Address of the job. */
  address: text('The address', cleanLine, 300),
  /** The day to call again. */
  followUp: choice('The follow-up', isDayOfThisCentury, 'a day like 2026-11-27'),
  visitDay: choice('The day of the visit', isDayOfThisCentury, 'a day like 2026-11-27'),
  visitWindow: choice('The time of the visit', (value) => windows.includes(value), windows.join(', ')),
  /** As agreed, in dollars before tax. */
  price: amount('The price', 99_999),
  /** Volume of the load, in cubic yards. */
  cubicYards: amount('The load', largestLoad),
  note: text('The note', cleanText, 5000),
})

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

const changesSchema = z.partial(fields)

/** Parses changes; used by both the server and the desk's screens. */
export function parseQuoteChanges(input: unknown): ParsedChanges {
  const parsed = changesSchema.safeParse(input, { error: () => 'The changes must be an object.' })
  // The schema's type allows undefined, which neither JSON nor the desk's form can contain.
  if (parsed.success) return { changes: parsed.data as QuoteChanges }
  return {
    faults: parsed.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((field) => ({ field, text: `There is no field "${field}" to change.` }))
        : [{ field: String(issue.path[0] ?? ''), text: issue.message }],
    ),
  }
}

/** Faults of fields in combination. */
export function findProgressFaults({ status, visitDay, lostReason }: QuoteProgress): ProgressFault[] {
  if (status === 'booked' && visitDay === '')
    return [{ field: 'visitDay', text: 'A booked request needs the day of its visit.' }]
  if (status === 'lost' && lostReason === '')
    return [{ field: 'lostReason', text: 'A lost request needs the reason.' }]
  return []
}
