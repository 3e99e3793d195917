import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { quoteRequest, sendQuote } from '#tests/support/server/sendQuote.ts'
import { startSite } from '#tests/support/site/startSite.ts'

const long = JSON.stringify({ ...quoteRequest, message: 'x'.repeat(33 * 1024) })

const bodies = ['{"name":', '"text"', '{"name": "Ada",}', '\u0000']
const types = ['text/plain', 'application/x-ndjson', 'application/json; charset=koi8-r']
const origins = ['https://evil.example', 'null', 'https://site.example.evil.example', 'nonsense']
const notOurs = 'This form can only be sent from our own website.'
const notJson = 'The request must be sent as JSON or as a form'
const longKey = { 'Idempotency-Key': 'x'.repeat(201) }
type Refused = [what: string, status: number, reason: string, body: unknown, headers?: Record<string, string>]

const refused: readonly Refused[] = [
  ...bodies.map((body): Refused => [`the body ${body}`, 400, 'The request could not be read.', body]),
  ['JSON of more than 32 KiB', 413, 'The request is too long.', long],
  ...types.map((type): Refused => [type, 415, notJson, quoteRequest, { 'Content-Type': type }]),
  ...origins.map((Origin): Refused => [`the origin ${Origin}`, 403, notOurs, quoteRequest, { Origin }]),
  ['a longer Idempotency-Key', 400, 'The Idempotency-Key can have at most 200', quoteRequest, longKey],
]

test('an invalid quote, or one from another origin, is refused with a reason', async () => {
  const { send, quotes } = await startSite({ environment: { RATE_LIMIT: 'off' } })

  for (const [what, status, reason, body, headers] of refused) {
    const answer = await sendQuote(send, body, headers)

    expect([what, answer.status, answer.headers['content-type']]).toEqual([
      what,
      status,
      'text/plain; charset=utf-8',
    ])
    expect(answer.text.startsWith(reason), what).toBe(true)
    expect(answer.text).not.toContain('in JSON at')
  }
  expect(await Array.fromAsync(quotes.list())).toEqual([])
})

test('a gzip bomb is answered 413, and a request without a body 415', async () => {
  const { send, quotes } = await startSite()
  const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }
  const bomb = gzipSync(Buffer.alloc(16 * 1024 * 1024, ' '))

  const zipped = await send('/api/quotes', { method: 'POST', headers, body: bomb })
  const empty = await send('/api/quotes', { method: 'POST' })

  expect(bomb.length).toBeLessThan(32 * 1024)
  expect([zipped.status, empty.status]).toEqual([413, 415])
  expect(await Array.fromAsync(quotes.list())).toEqual([])
})

test('the public origin and the requested host are accepted as origins, and X-Forwarded-Host only behind a proxy', async () => {
  const key = { 'Idempotency-Key': 'x'.repeat(200) }
  const headers = { Origin: 'https://shop.example', 'X-Forwarded-Host': 'shop.example' }
  const open = await startSite()
  const proxied = await startSite({ environment: { TRUST_PROXY: 'loopback' } })

  const fromAnyone = await sendQuote(open.send, quoteRequest, headers)
  const fromProxy = await sendQuote(proxied.send, quoteRequest, headers)
  const own = [
    await sendQuote(open.send, quoteRequest, { ...key, Origin: 'https://site.example' }),
    await sendQuote(open.send, quoteRequest, { ...key, Origin: open.url }),
  ]

  expect([fromAnyone, fromProxy, ...own].map(({ status }) => status)).toEqual([403, 201, 201, 201])
})
