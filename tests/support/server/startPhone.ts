import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { startReceiver } from './startReceiver.ts'

type Received = Awaited<ReturnType<typeof startReceiver>>['requests'][number]

/** A browser with its push service, which is on this machine, and what arrives there. */
export async function startPhone() {
  const service = await startReceiver()
  const pair = createECDH('prime256v1')
  const own = pair.generateKeys()
  const auth = randomBytes(16)
  const subscription = {
    endpoint: `${service.url}/push/secret-path`,
    expirationTime: null,
    keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
  }

  /** The payload as RFC 8291 and RFC 8188 encrypt it, computed here. */
  function decrypt({ body }: Received): unknown {
    const salt = body.subarray(0, 16)
    const keyLength = body.readUInt8(20)
    const theirs = body.subarray(21, 21 + keyLength)
    const content = body.subarray(21 + keyLength)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, theirs])
    const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(theirs), auth, info, 32))
    const derive = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length))
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
    decipher.setAuthTag(content.subarray(-16))
    const text = Buffer.concat([decipher.update(content.subarray(0, -16)), decipher.final()])
    // Behind the text is a delimiter and padding.
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString())
  }

  return { service, subscription, decrypt, texts: () => service.requests.map(decrypt) }
}

/** The key and the claims of a request's VAPID token (RFC 8292). */
export function readToken({ headers }: Received) {
  const [, claims = '', key = ''] =
    /^vapid t=[^.]+\.([^.]+)\.[^,]+, k=(.+)$/.exec(String(headers.authorization)) ?? []
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) }
}
