import { createHash, randomUUID } from 'node:crypto'
import { isIP } from 'node:net'
import type { Request, Response } from 'express'
import ipaddr from 'ipaddr.js'
import { honeypotField } from '#data/quote/quoteFields.ts'
import { parseVisitSource } from '#data/quote/visitSource.ts'
import { quoteNotStored, Refusal, tooManyQuotes } from '../../errors.ts'
import type { LimitStore } from '../../store/openStore.ts'
import type { Quote } from '../../store/quoteRows.ts'
import type { QuoteArrival } from '../../store/quotes.ts'
import { isForm, pageOfSite } from './formAnswers.ts'

export function describeArrival(req: Request, siteUrl: string): QuoteArrival {
  const trap: unknown = req.body[honeypotField] ?? ''
  return {
    page: pageOfSite(req, siteUrl),
    spam: typeof trap !== 'string' || trap.trim() !== '',
    source: parseVisitSource(req.body.source, [req.host, new URL(siteUrl).host]),
    ...quoteKeys(req),
  }
}

const maxKeyLength = 200
/** Minimum time in which the same form from the same client is the same quote, in milliseconds. */
const period = 10 * 60_000
/** Longest time that a hash of an IP address is kept, in milliseconds; the privacy page names half an hour. */
export const formKeyTime = 2 * period

/**
 * A token that all repeats of a request share. Undefined for JSON without a key: its repeats cannot be recognized. A client's own
 * key has a prefix, so that it is never that of a plain form.
 */
function repeatToken(req: Request): string | undefined {
  const key = req.get('Idempotency-Key') || undefined
  if (key !== undefined && key.length > maxKeyLength)
    throw new Refusal(400, `The Idempotency-Key can have at most ${maxKeyLength} characters.`)
  if (key !== undefined) return `key ${key}`
  return isForm(req) ? `form ${digest(req)}` : undefined
}

/** A plain form has no key: its content serves as one for ten minutes, so that a double click stores one quote. */
function quoteKeys(req: Request): Pick<QuoteArrival, 'idempotencyKey' | 'earlierKey'> {
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

/** Refuses a page of another web site. Browsers send its origin, or "null" for a hidden one; other programs send none. */
export function refuseForeignOrigin(req: Request, siteUrl: string): void {
  const origin = req.get('Origin')
  if (origin !== undefined && !isOwnOrigin(req, origin, siteUrl))
    throw new Refusal(403, 'This form can only be sent from our own website.')
}

/** Whether an origin is the site's, or the origin of the requested URL. */
export const isOwnOrigin = (req: Request, origin: string, siteUrl: string): boolean =>
  origin === siteUrl || (URL.canParse(origin) && new URL(origin).host === req.host)

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

export function clientOf({ ip = '' }: Request): string {
  if (isIP(ip) !== 6) return ip
  // An IPv4 address arrives as ::ffff:192.0.2.1 on a socket for both.
  const parsed = ipaddr.process(ip)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${Buffer.from(parsed.toByteArray().slice(0, subnetBytes)).toString('hex')}/56`
}
