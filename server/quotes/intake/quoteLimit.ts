import { randomUUID } from 'node:crypto'
import type { Request, RequestHandler } from 'express'
import { ipKeyGenerator, rateLimit, type Store } from 'express-rate-limit'
import { QuoteNotStored, TooManyQuotes } from '../../errors.ts'
import { type HitStore, hitWindow } from '../store/hitStore.ts'
import { repeatToken } from './quoteKeys.ts'

type Hits = Pick<HitStore, 'hit' | 'giveBack'>

export type QuoteLimit = {
  /** Counts a request, or refuses it. */
  count: RequestHandler
  /** It could not be kept, and that is not the visitor's doing. */
  giveBack(req: Request): Promise<void>
}

const most = 10
/** One customer's share of IPv6: whoever has one address has all of these. */
const subnet = 56

export const noLimit: QuoteLimit = { count: (_req, _res, next) => next(), giveBack: async () => {} }

/** Ten quotes an address in ten minutes; a repeat is the same quote. */
export function limitQuotes(hits: Hits): QuoteLimit {
  const keys = new WeakMap<Request, string>()
  const store = countIn(hits)
  const count = rateLimit({
    windowMs: hitWindow,
    limit: most,
    // They would tell of every request how many are left: it is nobody's business but the refused one's.
    standardHeaders: false,
    legacyHeaders: false,
    // Its advice is for strangers to Express; whose X-Forwarded-For counts is TRUST_PROXY's business.
    validate: false,
    keyGenerator: (req) => {
      const token = repeatToken(req) ?? randomUUID()
      const key = JSON.stringify([ipKeyGenerator(req.ip ?? '', subnet), token])
      keys.set(req, key)
      return key
    },
    store,
    handler: (req, res) => {
      const { rateLimit } = req as Request & { rateLimit: Counted }
      const seconds = Math.ceil((rateLimit.resetTime.getTime() - Date.now()) / 1000)
      res.set('Retry-After', String(Math.max(1, seconds)))
      throw new TooManyQuotes()
    },
  })
  return {
    count,
    async giveBack(req) {
      const key = keys.get(req)
      if (key !== undefined) await store.decrement(key)
    },
  }
}

type Counted = { totalHits: number; resetTime: Date }

/** The library counts keys; ours name an address and what it sent. */
const countIn = (hits: Hits): Store => ({
  async increment(key): Promise<Counted> {
    const hit = await hits
      .hit(...readKey(key), { most, window: hitWindow, now: Date.now() })
      .catch((error: unknown) => {
        throw new QuoteNotStored(error)
      })
    return { totalHits: hit.allowed ? 1 : most + 1, resetTime: new Date(hit.freeAt) }
  },
  decrement: (key) => hits.giveBack(...readKey(key)),
  resetKey: () => {},
})

function readKey(key: string): [address: string, token: string] {
  const [address = '', token = '']: string[] = JSON.parse(key)
  return [address, token]
}
