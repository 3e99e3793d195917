import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A browser's push subscription, with a push service on this machine that decrypts its messages. */
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

  /** Decrypts a payload by RFC 8291 and RFC 8188, without the server's code. */
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

  return { service, subscription, texts: () => service.requests.map(decrypt) }
}

/** Key and claims of a request's VAPID token (RFC 8292), and whether the key has signed it. */
export function readToken({ headers }: Received) {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(String(headers.authorization)) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return { key, isSigned, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) }
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>

type Received = { path: string; headers: IncomingHttpHeaders; body: Buffer }
type Behaviour = { status: number; headers?: Record<string, string> } | 'silence' | 'drop'

/** Simulates an external HTTP server. It records requests and responds as the test says. @param onRequest called before it responds */
export async function startReceiver(onRequest = () => {}) {
  const requests: Received[] = []
  let behaviour: Behaviour = { status: 204 }

  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = []
    for await (const chunk of req) chunks.push(chunk)
    requests.push({ path: req.url ?? '', headers: req.headers, body: Buffer.concat(chunks) })
    onRequest()
    if (behaviour === 'drop') return void req.socket.destroy()
    if (behaviour !== 'silence') res.writeHead(behaviour.status, behaviour.headers).end('Answer')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    behave: (next: Behaviour) => {
      behaviour = next
    },
  }
}
