import { paths } from '#data/paths.ts'
import type { QuoteRequest } from '#data/quote/quoteFields.ts'
import { requestJson } from '../api/requestJson.ts'
import { sessionValue } from '../session/sessionValue.ts'

/** @returns the server's message to the visitor, if any */
export async function sendQuote(request: QuoteRequest): Promise<string | undefined> {
  const answer = await requestJson('POST', paths.quotes, request, { 'Idempotency-Key': keyFor(request) })
  const hasMessage = typeof answer === 'object' && answer !== null && 'message' in answer
  return hasMessage && typeof answer.message === 'string' && answer.message ? answer.message : undefined
}

const storedKey = sessionValue('quoteKey')

/**
 * The Idempotency-Key of a request: the same for the same content, also after a reload, so that sending it again never
 * stores a second quote; a new one as soon as anything has changed.
 */
export function keyFor(content: Readonly<Record<string, string>>): string {
  // Without empty fields: one that a new release adds leaves the key of an earlier attempt valid.
  const text = JSON.stringify(content, (_name, value) => (value === '' ? undefined : value))
  const [key, keyContent] = splitOnce(storedKey.read() ?? '')
  if (key && keyContent === text) return key
  const newKey = randomKey()
  storedKey.write(`${newKey} ${text}`)
  return newKey
}

/** Once its quote is stored, the same content again is another quote. */
export const forgetKey = storedKey.clear

// Not crypto.randomUUID: it is missing on a page without https.
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

function splitOnce(text: string): [string, string] {
  const space = text.indexOf(' ')
  return [text.slice(0, space), text.slice(space + 1)]
}
