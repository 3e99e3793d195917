import { randomUUID } from 'node:crypto'
import { isIP } from 'node:net'
import type { Request, Response } from 'express'
import ipaddr from 'ipaddr.js'
import { quoteNotStored, tooManyQuotes } from '../../errors.ts'
import { type HitStore, hitWindow } from '../store/hitStore.ts'
import { repeatToken } from './quoteKeys.ts'

/** Counts a request, or refuses it. Resolves to a function that undoes the count, for a request that could not be stored. */
export type QuoteLimit = (req: Request, res: Response) => Promise<() => Promise<void>>

const maxQuotes = 10
/** An IPv6 provider gives one customer all IP addresses that share these bytes, a /56 subnet. */
const subnetBytes = 7

export const noLimit: QuoteLimit = async () => async () => {}

/** Ten quotes a client in ten minutes; a repeat of a request is not counted again. */
export const limitQuotes =
  (hits: Pick<HitStore, 'hit' | 'giveBack'>): QuoteLimit =>
  async (req, res) => {
    const [client, token] = [clientOf(req), repeatToken(req) ?? randomUUID()]
    const now = Date.now()
    const limit = { max: maxQuotes, window: hitWindow, now }
    const { allowed, freeAt } = await hits.hit(client, token, limit).catch((error: unknown) => {
      throw quoteNotStored(error)
    })
    if (!allowed) {
      res.set('Retry-After', String(Math.max(1, Math.ceil((freeAt - now) / 1000))))
      throw tooManyQuotes()
    }
    return () => hits.giveBack(client, token)
  }

/** The client's IP address, or its IPv6 subnet. */
export function clientOf({ ip = '' }: Request): string {
  if (isIP(ip) !== 6) return ip
  // An IPv4 address arrives as ::ffff:192.0.2.1 on a socket for both.
  const parsed = ipaddr.process(ip)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${Buffer.from(parsed.toByteArray().slice(0, subnetBytes)).toString('hex')}/56`
}
