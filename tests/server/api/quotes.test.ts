import { gzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { site } from '#data/company/site.ts'
import { quoteRequest, sendForm, sendQuote } from '#tests/support/server/sendQuote.ts'
import { startSite } from '#tests/support/site/startSite.ts'

test('stores a request and confirms it', async () => {
  const wakeOutbox = vi.fn()
  const { send, quotes, lines } = await startSite({ wakeOutbox })

  const Referer = 'https://site.example/services/ajax/x?utm=a'
  const request = { ...quoteRequest, window: 'evening' }
  const answer = await sendQuote(send, request, { Referer })

  const [quote, ...others] = await Array.fromAsync(quotes.list())
  const message = 'Quote request submitted successfully!'
  expect(answer.status).toBe(201)
  expect(JSON.parse(answer.text)).toMatchObject({ message, id: quote?.id })
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(quote).toMatchObject({ ...request, page: '/services/ajax/x?utm=a', spam: false })
  expect(others).toEqual([])
  expect(lines).toEqual([`Quote ${quote?.id} is stored.`])
  expect(wakeOutbox).toHaveBeenCalledTimes(1)
})

const origin = 'https://site.example'
const referers = [
  ['a page of ours', `${origin}/areas?utm=a#contact`, '/areas?utm=a'],
  ['one that was an ad’s', `${origin}/areas?gclid=id1&utm=a&FBCLID=id2&fbclid=id3`, '/areas?utm=a'],
  ['one that was an ad’s alone', `${origin}/areas?wbraid=id1&gad_source=5`, '/areas'],
  ['a page of the requested host', 'http://shop.example/areas', '/areas'],
  ['a page with a long URL', `https://site.example/${'a'.repeat(600)}`, `/${'a'.repeat(499)}`],
  ['a page of another site', 'https://evil.example/areas', ''],
  ['no page', 'mailto:.evil.example/areas', ''],
  ['no page, at our host', 'ftp://site.example/areas', ''],
  ['no URL', 'areas', ''],
] as const

test('the page in the Referer is stored if it is one of ours', async () => {
  const { send, quotes } = await startSite()

  for (const [what, Referer, page] of referers) {
    const { text } = await sendQuote(send, quoteRequest, { Referer, Host: 'shop.example' })
    expect((await quotes.find(JSON.parse(text).id))?.page, what).toBe(page)
  }
})

test('a quote with a filled honeypot is stored and marked', async () => {
  const { send, quotes } = await startSite()
  const filled = ['https://spam.example', 0, false, [], {}]
  const empty = ['', ' \n', null, undefined]

  const sent: boolean[] = []
  for (const website of [...filled, ...empty]) {
    const { text } = await sendQuote(send, { ...quoteRequest, website })
    sent.push((await quotes.find(JSON.parse(text).id))?.spam ?? false)
  }

  expect(sent).toEqual([...filled.map(() => true), ...empty.map(() => false)])
})

test('other content under a known key is a conflict, and not stored', async () => {
  const { send, quotes } = await startSite()
  const key = { 'Idempotency-Key': 'a1' }

  const first = await sendQuote(send, quoteRequest, key)
  const conflict = await sendQuote(send, { ...quoteRequest, message: 'Two fridges' }, key)

  expect([first.status, conflict.status]).toEqual([201, 409])
  expect(conflict.text).toBe(
    `This request was sent before with other details. Please add a word to the message and send it again. Or call us at ${site.phoneDotted}.`,
  )
  expect(await Array.fromAsync(quotes.list())).toHaveLength(1)
})

test('a failing store is answered 503 with the phone number, and the form is returned', async () => {
  const failure = async () => Promise.reject(new Error('disk I/O error'))
  const { send, lines } = await startSite({
    store: { quotes: { add: failure, check: failure, isStored: failure } },
  })

  const answer = await sendQuote(send)
  const form = await sendForm(send, quoteRequest)
  const health = await send('/healthz')
  const page = await send('/about-us')

  expect(answer.status).toBe(503)
  expect(answer.text).toBe(`Your request could not be saved just now. Please call us at ${site.phoneDotted}.`)
  expect(form.status).toBe(503)
  expect(form.text).toContain('<li>Your request could not be saved just now.')
  expect(form.text).toContain('value="Ada"')
  const notStored = expect.stringContaining('Refusal: Your request could not be saved')
  expect(lines).toEqual([notStored, notStored, 'Error: disk I/O error'])
  expect(lines.join()).not.toContain('Ada')
  expect([health.status, page.status]).toEqual([503, 200])
})

const long = JSON.stringify({ ...quoteRequest, message: 'x'.repeat(33 * 1024) })

const bodies = ['{"name":', '"text"', '{"name": "Ada",}', '\u0000']
const types = ['text/plain', 'application/x-ndjson', 'application/json; charset=koi8-r']
const origins = ['https://evil.example', 'null', 'https://site.example.evil.example', 'nonsense']
const notOurs = 'This form can only be sent from our own website.'
const notJson = 'The request must be sent as JSON or as a form'
const missing = 'Please fill in: phone, message.'
const longKey = { 'Idempotency-Key': 'x'.repeat(201) }
type Refused = [what: string, status: number, reason: string, body: unknown, headers?: Record<string, string>]

const refused: readonly Refused[] = [
  ...bodies.map((body): Refused => [`the body ${body}`, 400, 'The request could not be read.', body]),
  ['missing fields', 422, missing, { ...quoteRequest, phone: ' ', message: undefined }],
  ['JSON of more than 32 KiB', 413, 'The request is too long.', long],
  ...types.map((type): Refused => [type, 415, notJson, quoteRequest, { 'Content-Type': type }]),
  ...origins.map((Origin): Refused => [`the origin ${Origin}`, 403, notOurs, quoteRequest, { Origin }]),
  ['a longer Idempotency-Key', 400, 'The Idempotency-Key can have at most 200', quoteRequest, longKey],
]

test('an invalid quote, or one from another origin, is refused with a reason', async () => {
  const { send, quotes } = await startSite({ environment: { RATE_LIMIT: 'off' } })

  for (const [what, status, reason, body, headers] of refused) {
    const answer = await sendQuote(send, body, headers)

    expect([what, answer.status]).toEqual([what, status])
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    })
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
