import { ECDH } from 'node:crypto'
import { isIP } from 'node:net'
import { isLoopback, isPublic } from '../../outgoing/publicIp.ts'
import type { Subscription } from './alertStore.ts'

const maxLength = 1000

/**
 * Reads the subscription that a browser sent, as JSON of the Push API has it. Undefined when nothing could be sent there.
 *
 * @param privateAddresses whether private IP addresses, and http to this machine, are allowed
 */
export function parseSubscription(input: unknown, privateAddresses: boolean): Subscription | undefined {
  const { endpoint, keys } = objectOf(input)
  const { p256dh, auth } = objectOf(keys)
  if (typeof endpoint !== 'string' || typeof p256dh !== 'string' || typeof auth !== 'string') return undefined
  const isUsable = isEndpoint(endpoint, privateAddresses) && isKey(p256dh) && bytesOf(auth)?.length === 16
  return isUsable ? { endpoint, keys: { p256dh, auth } } : undefined
}

const objectOf = (value: unknown): Partial<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

function isEndpoint(text: string, privateAddresses: boolean): boolean {
  if (text.length > maxLength || !URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  const host = hostname.replace(/^\[|\]$/g, '')
  if (username || password) return false
  if (protocol === 'http:') return privateAddresses && (host === 'localhost' || isLoopback(host))
  return protocol === 'https:' && (isIP(host) === 0 || privateAddresses || isPublic(host))
}

const bytesOf = (text: string): Buffer | undefined =>
  /^[\w-]{1,100}$/.test(text) ? Buffer.from(text, 'base64url') : undefined

/** A point of the curve, uncompressed: any other could not be encrypted for. */
function isKey(text: string): boolean {
  const bytes = bytesOf(text)
  if (bytes?.length !== 65) return false
  try {
    ECDH.convertKey(bytes, 'prime256v1')
    return true
  } catch {
    return false
  }
}
