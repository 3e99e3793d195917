import * as z from 'zod/mini'

/** What a visitor asks for: the form sends it, the server keeps it. */
export type QuoteRequest = { name: string; phone: string; email: string; message: string }
export type QuoteField = keyof QuoteRequest
export type QuoteFault = { field: QuoteField; kind: 'missing' | 'invalid'; text: string }

/** In characters; no visitor should ever meet one. */
export const quoteLimits = { name: 200, phone: 40, email: 254, message: 5000 } as const

const missingTexts = {
  name: 'Please fill in your name.',
  phone: 'Please fill in your phone number.',
  message: 'Please tell us what needs to be removed.',
} as const

const shortestPhone = 7
const phoneText = `Please give a phone number with at least ${shortestPhone} digits.`
const emailText = 'Please check the email address, or leave it empty.'

/** Anything that can be seen: neither a space, nor a mark without width, nor the blank of braille. */
const visible = /[^\s\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** More than any writing puts on one letter. Composing sorts them, which takes the square of their number. */
const endlessMarks = /\p{M}{31}/u

/**
 * Half a character (a lone surrogate) cannot be stored as UTF-8; a control character is never typed. Composed last,
 * because two parts may meet once what stood between them is gone.
 */
function cleanText(text: string): string {
  const cleaned = text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
  const composed = endlessMarks.test(cleaned) ? cleaned : cleaned.normalize('NFC')
  return visible.test(composed) ? composed : ''
}

const cleanLine = (text: string) => cleanText(text).replace(/[\n\t]+/g, ' ')

const atMost = (field: QuoteField) =>
  z.refine<string>((text) => [...text].length <= quoteLimits[field], {
    error: `The ${field} can have at most ${quoteLimits[field]} characters.`,
    abort: true,
  })

const required = (field: keyof typeof missingTexts, clean: (text: string) => string) =>
  z
    .string({ error: missingTexts[field] })
    .check(z.overwrite(clean), z.minLength(1, { error: missingTexts[field], abort: true }), atMost(field))

const schema = z.object({
  name: required('name', cleanLine),
  phone: required('phone', cleanLine).check(
    z.refine((phone) => (phone.match(/\p{Nd}/gu) ?? []).length >= shortestPhone, { error: phoneText }),
  ),
  email: z._default(
    z.string({ error: emailText }).check(
      z.overwrite(cleanLine),
      atMost('email'),
      z.refine((email) => email === '' || z.regexes.html5Email.test(email), { error: emailText }),
    ),
    '',
  ),
  message: required('message', cleanText),
})

type ParsedQuote =
  | { request: QuoteRequest; faults?: undefined }
  | { request?: undefined; faults: readonly QuoteFault[] }

/** The request as it is kept (see cleanText), or what is wrong with it: one fault a field, in the form's order. */
export function parseQuoteRequest(input: unknown): ParsedQuote {
  const fields = typeof input === 'object' && input !== null ? { ...input } : {}
  // An email that was not given may be absent, null or empty.
  const parsed = schema.safeParse(
    'email' in fields && fields.email === null ? { ...fields, email: '' } : fields,
  )
  if (parsed.success) return { request: parsed.data }
  const faults = Object.keys(quoteLimits).flatMap((field) => {
    const issue = parsed.error.issues.find(({ path }) => path[0] === field)
    return issue && isQuoteField(field) ? [{ field, kind: kindOf(issue.code), text: issue.message }] : []
  })
  return { faults }
}

/** All faults in one line: "Please fill in: name, phone. Please check the email address, or leave it empty." */
export function describeFaults(faults: readonly QuoteFault[]): string {
  const missing = faults.filter(({ kind }) => kind === 'missing').map(({ field }) => field)
  const invalid = faults.filter(({ kind }) => kind === 'invalid').map(({ text }) => text)
  return [...(missing.length > 0 ? [`Please fill in: ${missing.join(', ')}.`] : []), ...invalid].join(' ')
}

const isQuoteField = (field: string): field is QuoteField => Object.hasOwn(quoteLimits, field)

const kindOf = (code: string | undefined): QuoteFault['kind'] =>
  code === 'too_small' || code === 'invalid_type' ? 'missing' : 'invalid'
