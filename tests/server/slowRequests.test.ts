import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { drainable, listen } from '#server/listen.ts'
import { createPatientServer } from '#server/patientServer.ts'
import { sendBytes } from '#tests/support/sendBytes.ts'
import { sendRequest } from '#tests/support/sendRequest.ts'
import { startSite } from '#tests/support/startSite.ts'

const head = 'POST /api/quotes HTTP/1.1\r\nHost: site.example\r\nContent-Type: application/json\r\n'

test('a request that never ends is cut off', async () => {
  // Long enough for a busy machine to send what there is: who is cut off before may not read the answer.
  const quick = {
    headersTimeout: 1000,
    requestTimeout: 1000,
    connectionsCheckingInterval: 100,
    timeout: 60_000,
  }
  const server = createPatientServer((req) => req.resume(), quick)
  const drain = drainable(server)
  onTestFinished(() => drain(0))
  const url = await listen(server, { port: 0, host: '127.0.0.1' })

  const answers = await Promise.all(
    ['', head, `${head}Content-Length: 100\r\n\r\n{"name":`].map((part) => sendBytes(url, part)),
  )

  expect(answers.map((answer) => answer.split('\r\n')[0])).toEqual(
    Array(3).fill('HTTP/1.1 408 Request Timeout'),
  )
})

test('the server is patient for seconds, not minutes', () => {
  const server = createPatientServer(() => {})

  expect(server).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    // How often it looks for those that took longer.
    connectionsCheckingInterval: 2000,
    timeout: 60_000,
  })
})

test('who asks and takes nothing of the answer is cut off', async () => {
  const server = createPatientServer((_req, res) => res.end(Buffer.alloc(64 * 2 ** 20)), {
    headersTimeout: 10_000,
    requestTimeout: 10_000,
    connectionsCheckingInterval: 1000,
    timeout: 200,
  })
  const drain = drainable(server)
  onTestFinished(() => drain(0))
  const url = await listen(server, { port: 0, host: '127.0.0.1' })
  const hungUp = new Promise<void>((resolve) => {
    server.once('connection', (socket) => socket.once('close', () => resolve()))
  })

  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.write('GET / HTTP/1.1\r\nHost: site.example\r\n\r\n')

  await expect(hungUp).resolves.toBeUndefined()
})

test('a request without a body is at its end when the server first sees it', async () => {
  const server = createPatientServer((req, res) => res.end(String(req.readableEnded)))
  onTestFinished(() => void server.close())
  const url = await listen(server, { port: 0, host: '127.0.0.1' })

  const { text } = await sendRequest(url, '/')

  expect(text).toBe('true')
})

const chunk = `10000\r\n${'x'.repeat(0x1_0000)}\r\n`

test.each([
  // One byte more than may come, and no other: what is unread when the server hangs up may cost its answer.
  ['Transfer-Encoding: chunked', `${chunk.repeat(16)}1\r\nx\r\n`],
  ['Content-Length: 9999999999', ''],
])('a body without an end (%s) is refused and cut off', async (length, refused) => {
  const { url, send } = await startSite()
  // It goes on sending, though the server has ended its own half.
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen: true })
  onTestFinished(() => void socket.destroy())
  let closed = false
  // Not events.once: writing on is an error here, and expected.
  const end = new Promise<void>((resolve) => {
    socket.once('close', () => {
      closed = true
      resolve()
    })
  })
  const keepSending = () => void (closed || socket.write(chunk, () => setImmediate(keepSending)))

  socket.write(`${head}${length}\r\n\r\n${refused}`)
  const [answer] = await once(socket, 'data')
  socket.on('error', () => {})
  keepSending()
  await end

  expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /)
  expect((await send('/about-us')).status).toBe(200)
})
