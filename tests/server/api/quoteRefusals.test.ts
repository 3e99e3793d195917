import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { quoteRequest, sendQuote } from '#tests/support/server/sendQuote.ts'
import { startSite } from '#tests/support/site/startSite.ts'

const long = JSON.stringify({ ...quoteRequest, message: 'x'.repeat(33 * 1024) })

const bodies = ['{"name":', '"text"', '{"name": "Ada",}', '\u0000']
const types = ['text/plain', 'application/x-ndjson', 'application/json; charset=koi8-r']
const origins = ['https://evil.example', 'null', 'https://site.example.evil.example', 'nonsense']
type Refused = [what: string, status: number, reason: string, body: unknown, headers?: Record<string, string>]

test.each<Refused>([
  ...bodies.map((body): Refused => [`the body ${body}`, 400, 'The request could not be read.', body]),
  ['JSON of more than 32 KiB', 413, 'The request is too long.', long],
  ...types.map(
    (type): Refused => [
      `the content type ${type}`,
      415,
      'The request must be sent as JSON or as a form',
      quoteRequest,
      { 'Content-Type': type },
    ],
  ),
  ...origins.map(
    (Origin): Refused => [
      `the origin ${Origin}`,
      403,
      'This form can only be sent from our own website.',
      quoteRequest,
      { Origin },
    ],
  ),
  [
    'an Idempotency-Key of more than 200 characters',
    400,
    'The Idempotency-Key can have at most 200 characters.',
    quoteRequest,
    { 'Idempotency-Key': 'x'.repeat(201) },
  ],
])('%s is refused with %i: %s', async (_what, status, reason, body, headers) => {
  const { send, quotes } = await startSite()

  const answer = await sendQuote(send, body, headers)

  expect([answer.status, answer.headers['content-type']]).toEqual([status, 'text/plain; charset=utf-8'])
  expect(answer.text.startsWith(reason)).toBe(true)
  expect(answer.text).not.toContain('in JSON at')
  expect(await Array.fromAsync(quotes.list())).toEqual([])
})

test('zipped JSON of more than 32 KiB is too long, and a request without a body is of no type', async () => {
  const { send } = await startSite()
  const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }

  const zipped = await send('/api/quotes', { method: 'POST', headers, body: gzipSync(long) })
  const empty = await send('/api/quotes', { method: 'POST' })

  expect([zipped.status, empty.status]).toEqual([413, 415])
})

test('a key of 200 characters, and requests of the public origin and of the requested host are accepted', async () => {
  const { send, url } = await startSite()
  const accepted = [
    { 'Idempotency-Key': 'x'.repeat(200) },
    { Origin: 'https://site.example' },
    { Origin: url },
  ]

  for (const headers of accepted)
    expect((await sendQuote(send, quoteRequest, headers as Record<string, string>)).status).toBe(201)
})

test('X-Forwarded-Host counts behind a trusted proxy only', async () => {
  const headers = { Origin: 'https://shop.example', 'X-Forwarded-Host': 'shop.example' }
  const open = await startSite()
  const proxied = await startSite({ environment: { TRUST_PROXY: 'loopback' } })

  const fromAnyone = await sendQuote(open.send, quoteRequest, headers)
  const fromProxy = await sendQuote(proxied.send, quoteRequest, headers)

  expect([fromAnyone.status, fromProxy.status]).toEqual([403, 201])
})
