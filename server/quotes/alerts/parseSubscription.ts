import { ECDH } from 'node:crypto'
import { isIP } from 'node:net'
import * as z from 'zod/mini'
import { hostOf, isPublic, isThisMachine } from '../../outgoing/publicIp.ts'
import type { Subscription } from '../../store/alerts.ts'

const base64url = z.string().check(z.regex(/^[\w-]{1,100}$/))
const shape = z.object({
  endpoint: z.string().check(z.maxLength(1000)),
  keys: z.object({ p256dh: base64url, auth: base64url }),
})

/**
 * Parses a browser's push subscription (JSON of the Push API). Undefined if nothing can be sent to it.
 *
 * @param privateAddresses whether private IP addresses, and http to this machine, are allowed
 */
export function parseSubscription(input: unknown, privateAddresses: boolean): Subscription | undefined {
  const { data } = shape.safeParse(input)
  if (!data || !isEndpoint(data.endpoint, privateAddresses)) return undefined
  const { p256dh, auth } = data.keys
  return isKey(bytesOf(p256dh)) && bytesOf(auth).length === 16 ? data : undefined
}

function isEndpoint(text: string, privateAddresses: boolean): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  const { protocol, username, password } = url
  const host = hostOf(url)
  if (username || password) return false
  if (protocol === 'http:') return privateAddresses && isThisMachine(url)
  return protocol === 'https:' && (isIP(host) === 0 || privateAddresses || isPublic(host))
}

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url')

/** Whether the key is an uncompressed point of the curve: encrypting for any other fails. */
function isKey(bytes: Buffer): boolean {
  if (bytes.length !== 65) return false
  try {
    ECDH.convertKey(bytes, 'prime256v1')
    return true
  } catch {
    return false
  }
}
