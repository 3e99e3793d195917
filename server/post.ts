import { lookup as resolveName } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

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

type PostAnswer = { status: number; retryAfter: string | undefined }

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

/** The message can never be sent. The log shows the error's message. */
export class Undeliverable extends Error {
  override name = 'Undeliverable'
}

/** A receiver answered with something other than 2xx. */
export class NotAccepted extends Error {
  override name = 'NotAccepted'
  responseCode: number
  /** How long the receiver asks to wait, in milliseconds. */
  wait: number

  constructor({ status, retryAfter }: PostAnswer, now: number) {
    super(`The receiver answered ${status}.`)
    this.responseCode = status
    this.wait = waitOf(retryAfter, now)
  }
}

/** Retry-After is a number of seconds or a date. */
function waitOf(retryAfter = '', now: number): number {
  const wait = /^-?\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now
  return Number.isNaN(wait) ? 0 : Math.max(wait, 0)
}

/** @throws NotAccepted for every answer but 2xx */
export function requireAccepted(answer: PostAnswer, now: number): void {
  if (answer.status < 200 || answer.status > 299) throw new NotAccepted(answer, now)
}

/** Special ranges that ipaddr.js reports as public. */
const alsoSpecial = new BlockList()
alsoSpecial.addSubnet('198.18.0.0', 15)
alsoSpecial.addSubnet('2001::', 23, 'ipv6')
alsoSpecial.addSubnet('3fff::', 20, 'ipv6')
/** The part of IPv6 routed on the internet. */
const routed = new BlockList()
routed.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is on the internet: neither private, loopback, link-local nor otherwise special. */
export function isPublic(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  // An IPv4-mapped IPv6 address counts as the IPv4 address.
  const parsed = ipaddr.process(text)
  const [ip, kind] = [parsed.toString(), parsed.kind()]
  return (
    parsed.range() === 'unicast' &&
    !alsoSpecial.check(ip, kind) &&
    (kind === 'ipv4' || routed.check(ip, kind))
  )
}

export const isLoopback = (text: string): boolean =>
  ipaddr.isValid(text) && ipaddr.process(text).range() === 'loopback'

/** The host of a URL, an IPv6 address without its brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/[[\]]/g, '')

export function isThisMachine(url: URL): boolean {
  const host = hostOf(url)
  return host === 'localhost' || isLoopback(host)
}
