import * as z from 'zod/mini'
import { contactFieldSchema } from '../quote/contactFieldSchema.ts'
import { mapFields, type QuoteField, type QuoteRequest } from '../quote/quoteFields.ts'
import { cleanText } from '../quote/quoteRequest.ts'
import type { DeskQuote } from './deskQuote.ts'
import {
  changesSchema,
  completeChanges,
  faultsOf,
  findProgressFaults,
  isNumber,
  notAnObject,
  type ProgressFault,
  type ProgressField,
  type ProgressTexts,
  progressFields,
  type QuoteProgress,
  readUnsaved,
  text,
} from './quoteProgress.ts'

/** The source of a request that the desk has written down. */
export const callerSource = 'phone'

export const isFromCall = ({ page, source }: Pick<DeskQuote, 'page' | 'source'>): boolean =>
  page === '' && source.utm_source === callerSource

type NewQuote = QuoteProgress & QuoteRequest

/** A request before anything is written down. A caller wishes for no day, but gets one. */
export const blankQuote: NewQuote = {
  ...mapFields(() => ''),
  ...(Object.fromEntries(
    progressFields.map((field) => [field, isNumber(field) ? null : '']),
  ) as QuoteProgress),
  status: 'contacted',
}

const schema = z.extend(changesSchema, {
  status: z.optional(
    z.enum(['contacted', 'booked'], { error: 'A request from a call is contacted or booked.' }),
  ),
  name: contactFieldSchema('name'),
  phone: contactFieldSchema('phone'),
  // A caller may leave a number alone.
  message: z.optional(text('The message', cleanText, 5000)),
  load: z.optional(contactFieldSchema('load')),
  access: z.optional(contactFieldSchema('access')),
} satisfies Partial<Record<QuoteField | ProgressField, unknown>>)

type ParsedNewQuote =
  | { quote: NewQuote; faults?: undefined }
  | { quote?: undefined; faults: readonly ProgressFault[] }

/** Parses a request that the desk writes down; used by both the server and the desk's screen. A day for its visit books it. */
export function parseNewQuote(input: unknown): ParsedNewQuote {
  const parsed = schema.safeParse(input, { error: notAnObject })
  if (!parsed.success) return { faults: faultsOf(parsed.error) }
  const { message = '', load = '', access = '', ...changes } = parsed.data
  // The schema's type allows undefined, which neither JSON nor the desk's form can contain.
  const completed = completeChanges(blankQuote, changes as Partial<QuoteProgress>)
  const quote = { ...blankQuote, ...completed, message, load, access }
  const faults = findProgressFaults(quote)
  return faults.length > 0 ? { faults } : { quote }
}

/** The typed texts as a request, or their faults. */
export function readNewQuote(texts: Partial<ProgressTexts> & { message?: string }) {
  const { message = '', ...progress } = texts
  const { quote, faults = [] } = parseNewQuote({
    name: '',
    phone: '',
    ...readUnsaved(blankQuote, progress),
    message,
  })
  return { quote, faults }
}
