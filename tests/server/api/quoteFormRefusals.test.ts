import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { site } from '#data/company/site.ts'
import { collect } from '#tests/support/collect.ts'
import { sendBytes } from '#tests/support/sendBytes.ts'
import { quoteRequest, sendForm, sendQuote } from '#tests/support/sendQuote.ts'
import type { Answer } from '#tests/support/sendRequest.ts'
import { startSite } from '#tests/support/startSite.ts'

function expectPage(answer: Answer, status: number, reason: string) {
  expect(answer.status).toBe(status)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.text).toContain(`<li>${reason}`)
  expect(answer.text).toContain(`href="tel:${site.phone}"`)
}

test.each(['https://evil.example', 'null'])(
  'a form on a page of the origin %s is not kept, and comes back as it was',
  async (origin) => {
    const { send, quotes, lines } = await startSite()

    const answer = await sendForm(send, quoteRequest, { Origin: origin })

    expectPage(answer, 403, 'Requests from other web sites are not accepted.')
    expect(answer.text).toContain('value="ada@example.com"')
    expect(lines).toEqual([])
    expect(await collect(quotes.list())).toEqual([])
  },
)

test('5,000 characters of any script fit, as a form and as JSON', async () => {
  const { send, quotes } = await startSite()
  const [name, message] = ['名'.repeat(200), '🛋'.repeat(5000)]

  const form = await sendForm(send, { ...quoteRequest, name, message })
  const json = await send('/api/quotes', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...quoteRequest, name, message }),
  })

  const kept = await collect(quotes.list())
  expect([form.status, json.status]).toEqual([303, 201])
  expect(kept.map((quote) => quote.name === name && quote.message === message)).toEqual([true, true])
})

test('a message of 5,001 characters comes back whole, to be shortened', async () => {
  const { send } = await startSite()
  const message = '🛋'.repeat(5001)

  const answer = await sendForm(send, { ...quoteRequest, message })

  expectPage(answer, 422, 'The message can have at most 5000 characters.')
  expect(answer.text).toContain(message)
})

test('a form too long to be read says where the text still is', async () => {
  const { send, quotes } = await startSite()

  const long = await sendForm(send, { ...quoteRequest, message: 'x'.repeat(130 * 1024) })
  const endless = await sendForm(send, { ...quoteRequest, message: 'x'.repeat(1025 * 1024) })

  const json = await sendQuote(send, { ...quoteRequest, message: 'x'.repeat(1025 * 1024) })

  expect([json.status, json.headers['content-type']]).toEqual([413, 'text/plain; charset=utf-8'])
  for (const answer of [long, endless]) {
    expectPage(answer, 413, 'The request is too long. Please shorten the message.')
    expect(answer.text).toContain('Back button leads to what you typed')
  }
  expect(await collect(quotes.list())).toEqual([])
})

test('a form whose length says that it is too long is cut off before it comes', async () => {
  const { url } = await startSite()
  const head = 'POST /api/quotes HTTP/1.1\r\nHost: site.example\r\nContent-Length: 2000000\r\n'

  const answer = await sendBytes(url, `${head}Content-Type: application/x-www-form-urlencoded\r\n\r\n`)

  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  expect(answer).toContain('<li>The request is too long.')
})

test('a form whose end never comes gets the page, and is cut off', async () => {
  const { url } = await startSite()
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let answer = ''
  const answered = new Promise<void>((resolve) => {
    socket.on('data', (chunk) => {
      answer += chunk
      if (answer.includes('</html>')) resolve()
    })
    socket.on('error', () => resolve())
  })

  socket.write('POST /api/quotes HTTP/1.1\r\nHost: site.example\r\nTransfer-Encoding: chunked\r\n')
  socket.write('Content-Type: application/x-www-form-urlencoded\r\n\r\n')
  for (let sent = 0; sent <= 64; sent += 1) socket.write(`4000\r\n${'x'.repeat(0x4000)}\r\n`)
  socket.write('1\r\nx\r\n')
  await answered

  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  expect(answer).toContain('Connection: close')
  expect(answer).toContain('<li>The request is too long.')
})

test.each(['multipart/form-data; boundary=x', 'application/x-www-form-urlencoded; charset=koi8-r'])(
  'a form sent as %s gets a page too',
  async (type) => {
    const { send } = await startSite()

    const answer = await sendForm(send, quoteRequest, { 'Content-Type': type })

    expectPage(answer, 415, 'The request must be sent as JSON or as a form')
  },
)

test('a form that cannot be unpacked gets a page too', async () => {
  const { send } = await startSite()

  const answer = await sendForm(send, quoteRequest, { 'Content-Encoding': 'gzip' })

  expectPage(answer, 400, 'The request could not be read.')
})
