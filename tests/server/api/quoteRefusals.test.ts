import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { collect } from '#tests/support/server/collect.ts'
import { quoteRequest, sendQuote } from '#tests/support/server/sendQuote.ts'
import { startSite } from '#tests/support/site/startSite.ts'

test.each(['{"name":', '"text"', '{"name": "Ada",}', '\u0000'])(
  'the body %j is refused with 400',
  async (body) => {
    const { send } = await startSite()

    const answer = await sendQuote(send, body)

    expect(answer.status).toBe(400)
    expect(answer.text).toMatch(/^The request could not be read\./)
    expect(answer.text).not.toContain('JSON')
  },
)

test('JSON of more than 32 KiB is too long, zipped or not', async () => {
  const { send } = await startSite()
  const body = JSON.stringify({ ...quoteRequest, message: 'x'.repeat(33 * 1024) })

  const plain = await sendQuote(send, body)
  const zipped = await send('/api/quotes', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
    body: gzipSync(body),
  })

  expect([plain.status, zipped.status]).toEqual([413, 413])
  expect(plain.text).toMatch(/^The request is too long\./)
})

test.each(['text/plain', 'application/x-ndjson', 'application/json; charset=koi8-r'])(
  'the content type %s is refused',
  async (type) => {
    const { send } = await startSite()

    const answer = await sendQuote(send, quoteRequest, { 'Content-Type': type })

    expect(answer.status).toBe(415)
    expect(answer.text).toMatch(/^The request must be sent as/)
  },
)

test('a request without a body is refused', async () => {
  const { send } = await startSite()

  const answer = await send('/api/quotes', { method: 'POST' })

  expect(answer.status).toBe(415)
})

test.each(['https://evil.example', 'null', 'https://site.example.evil.example', 'nonsense'])(
  'a request of the origin %s is refused',
  async (origin) => {
    const { send, quotes } = await startSite()

    const answer = await sendQuote(send, quoteRequest, { Origin: origin })

    expect(answer.status).toBe(403)
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(answer.text).toMatch(/^Requests from other web sites are not accepted\./)
    expect(await collect(quotes.list())).toEqual([])
  },
)

test('requests of the public origin and of the requested host are accepted', async () => {
  const { send, url } = await startSite()

  const publicly = await sendQuote(send, quoteRequest, { Origin: 'https://site.example' })
  const locally = await sendQuote(send, quoteRequest, { Origin: url })

  expect([publicly.status, locally.status]).toEqual([201, 201])
})

test('X-Forwarded-Host counts behind a trusted proxy only', async () => {
  const headers = { Origin: 'https://shop.example', 'X-Forwarded-Host': 'shop.example' }
  const open = await startSite()
  const proxied = await startSite({ environment: { TRUST_PROXY: 'loopback' } })

  const fromAnyone = await sendQuote(open.send, quoteRequest, headers)
  const fromProxy = await sendQuote(proxied.send, quoteRequest, headers)

  expect([fromAnyone.status, fromProxy.status]).toEqual([403, 201])
})

test('an Idempotency-Key of more than 200 characters is refused', async () => {
  const { send } = await startSite()

  const long = await sendQuote(send, quoteRequest, { 'Idempotency-Key': 'x'.repeat(201) })
  const longest = await sendQuote(send, quoteRequest, { 'Idempotency-Key': 'x'.repeat(200) })

  expect([long.status, longest.status]).toEqual([400, 201])
})

test('other methods than POST are answered with 405', async () => {
  const { send } = await startSite()

  const answers = await Promise.all(
    ['GET', 'HEAD', 'PUT', 'OPTIONS'].map((method) => send('/api/quotes', { method })),
  )

  expect(answers.map(({ status }) => status)).toEqual([405, 405, 405, 405])
  expect(answers[0]?.headers.allow).toBe('POST')
  expect(answers[0]?.headers['cache-control']).toBe('no-store')
})
