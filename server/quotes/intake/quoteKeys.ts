import { createHash } from 'node:crypto'
import type { Request } from 'express'
import { Refusal } from '../../errors.ts'
import type { QuoteArrival } from '../../store/quotes.ts'
import { isForm } from './formAnswers.ts'

const maxKeyLength = 200
/** Minimum time in which the same form from the same client is the same quote, in milliseconds. */
const period = 10 * 60_000
/** Longest time that a hash of an IP address is kept, in milliseconds; the privacy page names half an hour. */
export const formKeyTime = 2 * period

/**
 * A token that all repeats of a request share. Undefined for JSON without a key: its repeats cannot be recognized. A client's own
 * key has a prefix, so that it is never that of a plain form.
 */
export function repeatToken(req: Request): string | undefined {
  const key = req.get('Idempotency-Key') || undefined
  if (key !== undefined && key.length > maxKeyLength)
    throw new Refusal(400, `The Idempotency-Key can have at most ${maxKeyLength} characters.`)
  if (key !== undefined) return `key ${key}`
  return isForm(req) ? `form ${digest(req)}` : undefined
}

/** A plain form has no key: its content serves as one for ten minutes, so that a double click stores one quote. */
export function quoteKeys(req: Request): Pick<QuoteArrival, 'idempotencyKey' | 'earlierKey'> {
  const token = repeatToken(req)
  if (token === undefined || req.get('Idempotency-Key')) return { idempotencyKey: token }
  const now = Math.floor(Date.now() / period)
  return { idempotencyKey: `${token} ${now}`, earlierKey: `${token} ${now - 1}` }
}

/** Hashes the form without its empty fields: the hydrated form omits folded fields, and the plain form sends them empty. */
function digest({ ip, body }: Request): string {
  const filled = Object.entries(body ?? {}).filter(([, value]) => value !== '')
  return createHash('sha256')
    .update(JSON.stringify([ip, filled]))
    .digest('base64url')
}
