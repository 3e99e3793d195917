import { lookup as resolveName } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isLoopback, isPublic } from './publicAddress.ts'

/** An address that nothing is sent to. */
export class ForbiddenAddress extends Error {
  override name = 'ForbiddenAddress'
}

type Post = {
  headers: Readonly<Record<string, string>>
  body: Buffer
  /** In milliseconds, for all of it. */
  timeout: number
  /** Also sends to private and other special addresses. */
  allowPrivate: boolean
}

export type PostAnswer = {
  status: number
  /** The header Retry-After. */
  retryAfter: string | undefined
}

/**
 * Posts to an address that somebody else has chosen: over https to the internet, over http to this machine alone. What
 * counts is the IP address that is connected to, so that a name cannot lead elsewhere. Follows no redirect.
 */
export function post(
  url: string,
  { headers, body, timeout, allowPrivate }: Post,
  resolve = resolveName,
): Promise<PostAnswer> {
  const { protocol, hostname } = new URL(url)
  const host = hostname.replace(/^\[|\]$/g, '')
  const mayConnect = (ip: string) => (protocol === 'http:' ? isLoopback(ip) : allowPrivate || isPublic(ip))

  return new Promise((settle, reject) => {
    // Node looks no IP address up.
    if (isIP(host) !== 0 && !mayConnect(host)) throw new ForbiddenAddress(`Nothing is sent to ${host}.`)
    const request = protocol === 'http:' ? requestHttp : requestHttps
    const outgoing = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'Content-Length': String(body.length) },
        // A connection of its own: one that is kept would not be checked again.
        agent: false,
        lookup: checkedLookup(mayConnect, resolve),
        signal: AbortSignal.timeout(timeout),
      },
      (answer) => {
        settle({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] })
        // What it says does not matter; it may say it until the time is over.
        answer.on('error', () => {}).resume()
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

/** Looks a name up once, and connects to nothing else. */
const checkedLookup =
  (mayConnect: (ip: string) => boolean, resolve: typeof resolveName): LookupFunction =>
  (name, options, callback) => {
    resolve(name, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return callback(error ?? new Error(`${name} has no address.`), '')
      const forbidden = addresses.find(({ address }) => !mayConnect(address))
      if (forbidden)
        return callback(new ForbiddenAddress(`Nothing is sent to ${name} (${forbidden.address}).`), '')
      if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }
