import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { allowPhotoTime } from '#server/bodyLimits.ts'
import { createHttpServer, drainable, listen } from '#server/listen.ts'
import { openConnection, sendBytes } from '#tests/support/site/sendBytes.ts'
import { startSite } from '#tests/support/site/startSite.ts'

const head = 'POST /api/quotes HTTP/1.1\r\nHost: site.example\r\nContent-Type: application/json\r\n'

test('an unfinished request is answered 408, and a photo upload may take longer', async () => {
  const answer: RequestListener = (req, res) => {
    if (req.url === '/photo') allowPhotoTime(req)
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
