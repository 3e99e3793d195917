import { EventEmitter, once } from 'node:events'
import type { RequestListener } from 'node:http'
import type { Request } from 'express'
import { expect, onTestFinished, test, vi } from 'vitest'
import { allowPhotoTime, defaultIdleTimeout, watchBody } from '#server/bodyLimits.ts'
import { createHttpServer, drainable, listen } from '#server/listen.ts'
import { createKeyedSemaphore, takeWithin } from '#server/quotes/photos/photoSlots.ts'
import { openConnection, sendBytes } from '#tests/support/site/sendRequest.ts'
import { startSite } from '#tests/support/site/startSite.ts'

/** A client that sends for a minute, on fake timers. */
function startClient() {
  vi.useFakeTimers()
  const destroy = vi.fn()
  const req = new EventEmitter()
  const watch = watchBody(
    Object.assign(req, { socket: { destroy } }) as unknown as Request,
    defaultIdleTimeout,
  )
  const send = (bytesASecond: number) => {
    for (let second = 1; second <= 60; second += 1) {
      vi.advanceTimersByTime(1000)
      req.emit('data', Buffer.alloc(bytesASecond))
    }
  }
  return { send, watch, isConnected: () => destroy.mock.calls.length === 0 }
}

test.each([
  { bytes: 600, isConnected: true },
  { bytes: 400, isConnected: false },
  { bytes: 0, isConnected: false },
])('at $bytes bytes a second a client is still connected after a minute: $isConnected', (expected) => {
  const client = startClient()

  client.send(expected.bytes)

  expect(client.isConnected()).toBe(expected.isConnected)
})

test('a client may send nothing while the server is busy', async () => {
  const client = startClient()

  await client.watch.during(async () => client.send(0))

  expect(client.isConnected()).toBe(true)
  client.send(0)
  expect(client.isConnected()).toBe(false)
})

test('a request that waits too long gets no slots, and leaves them to later requests', async () => {
  const slots = createKeyedSemaphore(1)
  const release = await slots('one', 1)

  const late = await takeWithin(1, slots('one', 1))
  release()
  const next = await takeWithin(60_000, slots('one', 1))

  expect(late).toBeUndefined()
  expect(next).toBeInstanceOf(Function)
})

const head = 'POST /api/quotes HTTP/1.1\r\nHost: site.example\r\nContent-Type: application/json\r\n'

test('an unfinished request is answered 408, and a photo upload may take longer', async () => {
  const answer: RequestListener = (req, res) => {
    if (req.url === '/photo') allowPhotoTime(req, res)
    req.resume().on('end', () => res.end('kept'))
  }
  // Long enough for a client to send its part, even on a busy machine.
  const timeouts = { headersTimeout: 1000, requestTimeout: 1000, timeout: 60_000 }
  const server = createHttpServer(answer, { ...timeouts, connectionsCheckingInterval: 100 })
  const drain = drainable(server)
  onTestFinished(() => drain(0))
  const url = await listen(server, { port: 0, host: '127.0.0.1' })
  const { socket, closed } = openConnection(url)
  const photoHead = 'PUT /photo HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n'
  socket.write(`${photoHead}Content-Length: 2\r\n\r\n1`)
  const parts = ['', head, `${head}Content-Length: 100\r\n\r\n{"name":`]

  const answers = await Promise.all(parts.map((part) => sendBytes(url, part)))
  socket.write('2')

  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(answers[2]).toContain('This took too long to arrive.')
  expect(await closed).toMatch(/^HTTP\/1\.1 200 .*kept/s)
})

test.each([
  ['PUT', `/api/quotes/0123456789ab/photos/x/${'a'.repeat(64)}`, 'image/jpeg', 404],
  ['POST', '/api/quotes', 'application/json', 413],
  ['POST', '/api/quotes', 'text/css', 415],
  ['POST', '/about-us', 'text/css', 405],
])('%s %s of %s reads what is still sent before it answers %i', async (method, path, type, status) => {
  const { url } = await startSite()
  const { socket, closed } = openConnection(url)
  const body = Buffer.alloc(20_000_000)

  // Like a proxy that reads only once it has sent all: a reset connection would cost it the answer.
  socket.pause()
  const head = `${method} ${path} HTTP/1.0\r\nHost: site.example\r\nContent-Type: ${type}`
  socket.write(`${head}\r\nContent-Length: ${body.length}\r\n\r\n`)
  socket.write(body, () => socket.resume())

  expect(await closed).toMatch(new RegExp(`^HTTP/1\\.1 ${status} .*\\S$`, 's'))
})

const chunk = `10000\r\n${'x'.repeat(0x1_0000)}\r\n`

test.each([
  // One byte over the limit, and no more: unread bytes at the close may cost the client its answer.
  ['Transfer-Encoding: chunked', `${chunk.repeat(16)}1\r\nx\r\n`],
  ['Content-Length: 9999999999', ''],
])('an endless body (%s) is answered 413 and its connection closed', async (length, refused) => {
  const { url, send } = await startSite()
  // Half-open: the client goes on sending after the server has ended its side.
  const { socket, closed } = openConnection(url, { allowHalfOpen: true })
  const keepSending = () => void (socket.closed || socket.write(chunk, () => setImmediate(keepSending)))

  socket.write(`${head}${length}\r\n\r\n${refused}`)
  const [answer] = await once(socket, 'data')
  keepSending()
  await closed

  expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /)
  expect((await send('/about-us')).status).toBe(200)
})
