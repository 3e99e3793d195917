import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { allowPhotoTime } from '#server/bodyTime.ts'
import { createHttpServer, drainable, listen } from '#server/listen.ts'
import { openConnection, sendBytes } from '#tests/support/site/sendBytes.ts'
import { startSite } from '#tests/support/site/startSite.ts'

const head = 'POST /api/quotes HTTP/1.1\r\nHost: site.example\r\nContent-Type: application/json\r\n'

/** A server that waits a second: by then a client must have sent its part, on a busy machine too. */
async function startWithShortTimeouts(answer: RequestListener) {
  const timeouts = { headersTimeout: 1000, requestTimeout: 1000, timeout: 60_000 }
  const server = createHttpServer(answer, { ...timeouts, connectionsCheckingInterval: 100 })
  const drain = drainable(server)
  onTestFinished(() => drain(0))
  return listen(server, { port: 0, host: '127.0.0.1' })
}

test('an unfinished request is answered 408', async () => {
  const url = await startWithShortTimeouts((req) => req.resume())
  const parts = ['', head, `${head}Content-Length: 100\r\n\r\n{"name":`]

  const answers = await Promise.all(parts.map((part) => sendBytes(url, part)))

  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(answers[2]).toContain('This took too long to arrive.')
})

test('a request that brings photos may take longer', async () => {
  const url = await startWithShortTimeouts((req, res) => {
    if (req.url === '/photo') allowPhotoTime(req)
    req.resume().on('end', () => res.end('kept'))
  })
  const { socket } = openConnection(url)
  socket.write('PUT /photo HTTP/1.1\r\nHost: site.example\r\nContent-Length: 2\r\n\r\n1')

  const other = await sendBytes(url, `${head}Content-Length: 2\r\n\r\n1`)
  socket.write('2')
  const [answer] = await once(socket, 'data')

  expect(other).toMatch(/^HTTP\/1\.1 408 /)
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 .*kept/s)
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
