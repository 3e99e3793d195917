import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'
import { ipKeyGenerator, rateLimit, type Store } from 'express-rate-limit'
import { QuoteNotStored, TooManyQuotes } from '../errors.ts'
import { type HitStore, hitWindow } from '../quotes/hitStore.ts'
import { repeatToken } from './quoteKeys.ts'

type Hits = Pick<HitStore, 'hit'>

const most = 10
/** One customer's share of IPv6: whoever has one address has all of these. */
const subnet = 56

export const noLimit: RequestHandler = (_req, _res, next) => next()

/** Ten quotes an address in ten minutes; a repeat is the same quote. */
export function limitQuotes(hits: Hits): RequestHandler {
  return rateLimit({
    windowMs: hitWindow,
    limit: most,
    standardHeaders: 'draft-6',
    legacyHeaders: false,
    // Its advice is for strangers to Express; whose X-Forwarded-For counts is TRUST_PROXY's business.
    validate: false,
    keyGenerator: (req) => {
      const token = repeatToken(req) ?? randomUUID()
      return JSON.stringify([ipKeyGenerator(req.ip ?? '', subnet), token])
    },
    store: countIn(hits),
    handler: () => {
      throw new TooManyQuotes()
    },
  })
}

/** The library counts keys; ours name an address and what it sent. */
const countIn = (hits: Hits): Store => ({
  async increment(key) {
    const [address, token]: string[] = JSON.parse(key)
    const hit = await hits
      .hit(address ?? '', token ?? '', { most, window: hitWindow, now: Date.now() })
      .catch((error: unknown) => {
        throw new QuoteNotStored(error)
      })
    return { totalHits: hit.allowed ? 1 : most + 1, resetTime: new Date(hit.freeAt) }
  },
  // Only complete requests are counted, so nothing is ever taken back.
  decrement: () => {},
  resetKey: () => {},
})
