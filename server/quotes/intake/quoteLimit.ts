import { randomUUID } from 'node:crypto'
import { isIP } from 'node:net'
import type { Request, Response } from 'express'
import ipaddr from 'ipaddr.js'
import { quoteNotStored, tooManyQuotes } from '../../errors.ts'
import type { LimitStore } from '../../store/limits.ts'
import type { Quote } from '../../store/quoteRows.ts'
import { repeatToken } from './quoteKeys.ts'

/** Counts a request and stores it, or refuses it. A request that could not be stored is not counted. */
export type QuoteLimit = (req: Request, res: Response, store: () => Promise<Quote>) => Promise<Quote>

const limit = { keyPrefix: 'quotes', points: 10, duration: 10 * 60 }
/** An IPv6 provider gives one customer all IP addresses that share these bytes, a /56 subnet. */
const subnetBytes = 7

export const noLimit: QuoteLimit = (_req, _res, store) => store()

/** Ten quotes a client in ten minutes. Repeats of a request that are under way at once are counted once. */
export function limitQuotes(limits: Pick<LimitStore, 'create'>): QuoteLimit {
  const { take, giveBack } = limits.create(limit)
  const underWay = new Map<
    string,
    { wait: Promise<number | undefined>; requests: number; isStored: boolean }
  >()

  return async (req, res, store) => {
    const client = clientOf(req)
    const key = `${client} ${repeatToken(req) ?? randomUUID()}`
    const counted = underWay.get(key) ?? { wait: take(client), requests: 0, isStored: false }
    underWay.set(key, counted)
    counted.requests += 1
    try {
      const wait = await counted.wait.catch((error: unknown) => {
        throw quoteNotStored(error)
      })
      if (wait !== undefined) {
        counted.isStored = true
        res.set('Retry-After', String(Math.max(1, Math.ceil(wait / 1000))))
        throw tooManyQuotes()
      }
      const quote = await store()
      counted.isStored = true
      return quote
    } finally {
      counted.requests -= 1
      if (counted.requests === 0) {
        underWay.delete(key)
        // When this fails too, the request stays counted for ten minutes.
        if (!counted.isStored) await giveBack(client).catch(() => {})
      }
    }
  }
}

/** The client's IP address, or its IPv6 subnet. */
export function clientOf({ ip = '' }: Request): string {
  if (isIP(ip) !== 6) return ip
  // An IPv4 address arrives as ::ffff:192.0.2.1 on a socket for both.
  const parsed = ipaddr.process(ip)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${Buffer.from(parsed.toByteArray().slice(0, subnetBytes)).toString('hex')}/56`
}
