import { createHash } from 'node:crypto'
import type { Request } from 'express'
import { Refusal } from '../../errors.ts'
import type { QuoteArrival } from '../store/quote.ts'
import { isForm } from './formAnswers.ts'

const longestKey = 200
/** For at least this long, the same form from the same address is the same quote. */
const period = 10 * 60_000

/** What all repeats of a request have in common; undefined when nothing tells a repeat from another request. */
export function repeatToken(req: Request): string | undefined {
  const key = req.get('Idempotency-Key') || undefined
  if (key !== undefined && key.length > longestKey)
    throw new Refusal(400, `The Idempotency-Key can have at most ${longestKey} characters.`)
  return key ?? (isForm(req) ? digest(req) : undefined)
}

/** A plain form has no key of its own. Its content is one for a while, so that a second click does no harm. */
export function quoteKeys(req: Request): Pick<QuoteArrival, 'idempotencyKey' | 'earlierKey'> {
  const token = repeatToken(req)
  if (token === undefined || req.get('Idempotency-Key')) return { idempotencyKey: token }
  const now = Math.floor(Date.now() / period)
  return { idempotencyKey: `form ${token} ${now}`, earlierKey: `form ${token} ${now - 1}` }
}

const digest = ({ ip, body }: Request): string =>
  createHash('sha256')
    .update(JSON.stringify([ip, body]))
    .digest('base64url')
