import { lookup as resolveName } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { hostOf, isLoopback, isPublic } from './publicIp.ts'

/** Thrown for an IP address that may not be posted to. */
export class ForbiddenIp extends Error {
  override name = 'ForbiddenIp'
}

type Post = {
  headers: Readonly<Record<string, string>>
  body: Buffer
  /** Timeout of the whole request, in milliseconds. */
  timeout: number
  /** Whether private and other special IP addresses are allowed. */
  allowPrivate: boolean
}

export type PostAnswer = {
  status: number
  /** Value of the header Retry-After. */
  retryAfter: string | undefined
}

/**
 * Posts to a webhook or a push service: over https to the internet, over http to this machine only. Checks the IP address of the
 * connection, so that a host name cannot resolve to a private one. Follows no redirects.
 */
export function post(
  url: string,
  { headers, body, timeout, allowPrivate }: Post,
  resolve = resolveName,
): Promise<PostAnswer> {
  const { protocol } = new URL(url)
  const host = hostOf(new URL(url))
  const mayConnect = (ip: string) => (protocol === 'http:' ? isLoopback(ip) : allowPrivate || isPublic(ip))

  return new Promise((settle, reject) => {
    // Node does not call `lookup` for an IP address.
    if (isIP(host) !== 0 && !mayConnect(host)) throw new ForbiddenIp(`Nothing is sent to ${host}.`)
    const request = protocol === 'http:' ? requestHttp : requestHttps
    const outgoing = request(
      url,
      {
        method: 'POST',
        headers,
        // No keep-alive: a reused connection would skip the check of the IP address.
        agent: false,
        lookup: checkedLookup(mayConnect, resolve),
        signal: AbortSignal.timeout(timeout),
      },
      (answer) => {
        settle({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] })
        // The body is ignored, and read until the timeout.
        answer.on('error', () => {}).resume()
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

/** Resolves a name once, and returns the checked IP addresses only. */
const checkedLookup =
  (mayConnect: (ip: string) => boolean, resolve: typeof resolveName): LookupFunction =>
  (name, options, callback) => {
    resolve(name, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return callback(error ?? new Error(`${name} has no IP address.`), '')
      const forbidden = addresses.find(({ address }) => !mayConnect(address))
      if (forbidden)
        return callback(new ForbiddenIp(`Nothing is sent to ${name} (${forbidden.address}).`), '')
      if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }
