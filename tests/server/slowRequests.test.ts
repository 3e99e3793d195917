import { createServer } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { drainable, listen } from '#server/listen.ts'
import { patience } from '#server/patience.ts'
import { sendBytes } from '#tests/support/sendBytes.ts'
import { startSite } from '#tests/support/startSite.ts'

const head = 'POST /api/quotes HTTP/1.1\r\nHost: site.example\r\nContent-Type: application/json\r\n'

test('a request that never ends is cut off', async () => {
  // Long enough for a busy machine to send what there is: who is cut off before may not read the answer.
  const quick = { headersTimeout: 1000, requestTimeout: 1000, connectionsCheckingInterval: 100 }
  const server = createServer(quick, (req) => req.resume())
  const drain = drainable(server)
  onTestFinished(() => drain(0))
  const url = await listen(server, { port: 0, host: '127.0.0.1' })

  const answers = await Promise.all(
    [head, `${head}Content-Length: 100\r\n\r\n{"name":`].map((part) => sendBytes(url, part)),
  )

  expect(answers.map((answer) => answer.split('\r\n')[0])).toEqual(
    Array(2).fill('HTTP/1.1 408 Request Timeout'),
  )
})

test('the server is patient for seconds, not minutes', () => {
  expect(patience.headersTimeout).toBeLessThanOrEqual(10_000)
  expect(patience.requestTimeout).toBeLessThanOrEqual(30_000)
})

test.each(['Transfer-Encoding: chunked', 'Content-Length: 9999999999'])(
  'a body without an end (%s) is refused and cut off',
  async (length) => {
    const { url, send } = await startSite()
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    let [answer, closed] = ['', false]
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('error', () => {})
    // Not events.once: writing on is an error here, and expected.
    const end = new Promise<void>((resolve) => {
      socket.once('close', () => {
        closed = true
        resolve()
      })
    })
    const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`
    const keepSending = () => void (closed || socket.write(chunk, () => setImmediate(keepSending)))

    socket.write(`${head}${length}\r\n\r\n`)
    keepSending()
    await end

    if (answer !== '') expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    expect((await send('/about-us')).status).toBe(200)
  },
)
