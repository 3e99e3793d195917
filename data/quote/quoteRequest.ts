import { volumeOfLoad } from '../prices/loadEstimate.ts'
import { type ClosedDays, closedWeekly, describeClosedDay, isPreferredDay } from './preferredDay.ts'
import {
  choicesOf,
  mapFields,
  minPhoneDigits,
  type QuoteField,
  type QuoteFieldDescription,
  type QuoteRequest,
} from './quoteFields.ts'

/** What is wrong with a field, in a sentence for the visitor. */
export type QuoteFault = { field: QuoteField; kind: 'missing' | 'invalid'; text: string }

/** A visible character: no space, no mark without width, no blank braille pattern. */
const visible = /[^\s\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** More combining marks than any script puts on one letter. Normalizing sorts them in quadratic time. */
const endlessMarks = /\p{M}{31}/u

/**
 * A lone surrogate cannot be stored as UTF-8; a control character is never typed. Normalized last, because removing a
 * control character may join a letter and its mark.
 */
export function cleanText(text: string, form = 'NFC'): string {
  const cleaned = text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
  const composed = endlessMarks.test(cleaned) ? cleaned : cleaned.normalize(form)
  return visible.test(composed) ? composed : ''
}

export const cleanLine = (text: string, form?: string) => cleanText(text, form).replace(/[\n\t]+/g, ' ')

/** What a copied or dictated address may have around it. */
const before = /^(?:[\s\p{Cf}]|mailto:)+/iu
const after = /[\s\p{Cf}.,;]{1,20}$/u

/**
 * An address as mail servers take it: NFKC makes a full-width "@" and the dots of Chinese and Japanese ASCII, and a domain of
 * another script becomes Punycode, as Chrome sends it and Firefox does not.
 */
export function cleanEmail(text: string): string {
  const email = cleanLine(text, 'NFKC').replaceAll('。', '.').replace(before, '').replace(after, '')
  const [name = '', domain, ...others] = email.split('@').map((part) => part.trim())
  return domain === undefined || others.length > 0 ? email : `${name}@${asciiDomain(domain)}`
}

function asciiDomain(domain: string): string {
  if (/^\p{ASCII}*$/u.test(domain) || !/^[a-zA-Z\d.\u{80}-\u{10ffff}-]*$/u.test(domain)) return domain
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    // Found invalid with the whole address.
    return domain
  }
}

/** An address as the HTML standard describes it for a field of the type email. */
const htmlEmail =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

type Format = (text: string, field: QuoteFieldDescription, now: Date) => boolean

const formats: Partial<Record<QuoteFieldDescription['kind'], Format>> = {
  tel: (phone) => (phone.match(/\p{Nd}/gu) ?? []).length >= minPhoneDigits,
  // Some mail programs decode an encoded word in a header: =?utf-8?q?x?=@example.com.
  email: (email) => htmlEmail.test(email) && !email.includes('=?'),
  date: (day, _field, now) => isPreferredDay(day, now),
  choice: (chosen, { options = [] }) => options.some(({ value }) => value === chosen),
  choices: (chosen, { options = [] }) =>
    choicesOf(chosen).every((choice) => options.some(({ value }) => value === choice)),
  load: (load) => volumeOfLoad(load) !== undefined,
}

const cleaners: Partial<Record<QuoteFieldDescription['kind'], (text: string) => string>> = {
  textarea: cleanText,
  email: cleanEmail,
}

export const invalidText = ({ label, invalid }: QuoteFieldDescription) => invalid ?? `Please check: ${label}.`

/** The text to store of what was typed. */
export const cleanField = ({ kind }: QuoteFieldDescription, typed: string): string =>
  (cleaners[kind] ?? cleanLine)(typed)

/** What is wrong with a cleaned text; undefined if nothing is. */
export function fieldFault(field: QuoteFieldDescription, text: string, now: Date): string | undefined {
  const { name, kind, required, missing, maxLength } = field
  if (text === '') return required ? missing : undefined
  if ([...text].length > maxLength) return `The ${name} can have at most ${maxLength} characters.`
  return formats[kind]?.(text, field, now) === false ? invalidText(field) : undefined
}

type ParsedQuote =
  | { request: QuoteRequest; faults?: undefined }
  | { request?: undefined; faults: readonly QuoteFault[] }

/** A form or JSON may have choices as a list; they are kept in the order of the options, each once. */
function textOf({ kind, options = [] }: QuoteFieldDescription, value: unknown): unknown {
  if (kind !== 'choices') return value
  if (typeof value !== 'string' && !Array.isArray(value)) return value
  const chosen: unknown[] = [value]
    .flat()
    .flatMap((choice) => (typeof choice === 'string' ? choicesOf(choice) : choice))
  const place = (choice: unknown) => options.findIndex((option) => option.value === choice)
  return [...new Set(chosen)].toSorted((one, other) => place(one) - place(other)).join(',')
}

/** The request to store (see cleanText), or its faults: at most one per field, in the form's order. */
export function parseQuoteRequest(input: unknown, now: Date, closed: ClosedDays = closedWeekly): ParsedQuote {
  const given: Partial<Record<string, unknown>> = { ...(input as object) }
  const faults: QuoteFault[] = []
  const request = mapFields((field) => {
    const { name, kind, missing } = field
    const typed = textOf(field, given[name] ?? '')
    const text = typeof typed === 'string' ? cleanField(field, typed) : undefined
    const closedText = kind === 'date' && text ? describeClosedDay(text, closed, now) : undefined
    const fault =
      text === undefined ? (missing ?? invalidText(field)) : (fieldFault(field, text, now) ?? closedText)
    if (text !== undefined && fault === undefined) return text
    faults.push({ field: name, kind: fault === missing ? 'missing' : 'invalid', text: fault ?? '' })
    return ''
  })
  return faults.length > 0 ? { faults } : { request }
}

/** All faults in one line: "Please fill in: name, phone. Please choose a day in the next 60 days." */
export function describeFaults(faults: readonly QuoteFault[]): string {
  const missing = faults.filter(({ kind }) => kind === 'missing').map(({ field }) => field)
  const invalid = faults.filter(({ kind }) => kind === 'invalid').map(({ text }) => text)
  return [...(missing.length > 0 ? [`Please fill in: ${missing.join(', ')}.`] : []), ...invalid].join(' ')
}
