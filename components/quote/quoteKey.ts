import { sessionValue } from '../session/sessionValue.ts'

const stored = sessionValue('quoteKey')

/**
 * The Idempotency-Key of a request: the same for the same content, also after a reload, so that sending it again never
 * makes a second quote; a new one as soon as anything in it has changed.
 */
export function keyFor(content: unknown): string {
  const text = JSON.stringify(content)
  const [key, keyContent] = splitOnce(stored.read() ?? '')
  if (key && keyContent === text) return key
  const fresh = randomKey()
  stored.write(`${fresh} ${text}`)
  return fresh
}

/** Once its quote is stored, the same words again are another quote. */
export const forgetKey = stored.clear

// Not crypto.randomUUID: that one is missing on a page without https.
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

function splitOnce(text: string): [string, string] {
  const space = text.indexOf(' ')
  return [text.slice(0, space), text.slice(space + 1)]
}
