import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { collect } from '#tests/support/collect.ts'
import { sendBytes } from '#tests/support/sendBytes.ts'
import { quoteRequest, sendForm, sendQuote } from '#tests/support/sendQuote.ts'
import { startSite } from '#tests/support/startSite.ts'

/** What every object would have once somebody had reached the one they all come from. */
const traces = () => Reflect.ownKeys(Object.prototype).filter((name) => String(name).startsWith('polluted'))

test('no JSON reaches what all objects have in common, and a quote keeps its four fields', async () => {
  const { send, quotes } = await startSite()
  const fields = JSON.stringify(quoteRequest).slice(1)
  const bodies = [
    `{"__proto__":{"polluted1":true},${fields}`,
    `{"constructor":{"prototype":{"polluted2":true}},${fields}`,
    `{"a":{"__proto__":{"polluted3":true}},${fields}`,
    `{"toString":1,"hasOwnProperty":1,"valueOf":1,${fields}`,
  ]

  const statuses: number[] = []
  for (const body of bodies) statuses.push((await sendQuote(send, body)).status)

  const kept = await collect(quotes.list())
  expect(statuses).toEqual([201, 201, 201, 201])
  expect(traces()).toEqual([])
  expect(kept.map(({ name, phone, email, message }) => ({ name, phone, email, message }))).toEqual(
    Array(4).fill(quoteRequest),
  )
  expect(kept.map((quote) => quote.spam)).toEqual(Array(4).fill(false))
})

test.each([
  `{"__proto__":${JSON.stringify(quoteRequest)}}`,
  `{"constructor":{"prototype":${JSON.stringify(quoteRequest)}}}`,
  `[${JSON.stringify(quoteRequest)}]`,
])('fields that are not the request’s own do not make it complete: %s', async (body) => {
  const { send, quotes } = await startSite()

  const answer = await sendQuote(send, body)

  expect([answer.status, answer.text]).toEqual([422, 'Please fill in: name, phone, message.'])
  expect(await collect(quotes.list())).toEqual([])
})

test('nor does any form or query', async () => {
  const { send } = await startSite()
  const names = ['__proto__[polluted4]', 'constructor[prototype][polluted5]', '__proto__.polluted6', 'a[]']
  const query = names.map((name) => `${encodeURIComponent(name)}=1`).join('&')

  const form = await sendForm(send, {
    ...quoteRequest,
    ...Object.fromEntries(names.map((name) => [name, '1'])),
  })
  const refused = await sendForm(send, Object.fromEntries(names.map((name) => [name, '1'])))
  const answers = await Promise.all(
    ['/', '/about-us/', '/contact-us', '/nowhere', '/healthz', '/__proto__', '/services/__proto__'].map(
      (path) => send(`${path}?${query}`),
    ),
  )

  expect([form.status, refused.status]).toEqual([303, 422])
  expect(answers.map(({ status }) => status)).toEqual([200, 301, 301, 404, 200, 404, 404])
  expect(traces()).toEqual([])
})

test.each([
  '/contact-us?a=%0d%0aSet-Cookie:%20a=1',
  '/about-us/?%0aSet-Cookie:a=1',
  '/about-us%0d%0aSet-Cookie:%20a=1',
  '/about-us/%0d%0aSet-Cookie:%20a=1/',
  '/services/ajax%0d%0aSet-Cookie:%20a=1',
  '/contact-us?a=%E5%98%8A%E5%98%8DSet-Cookie:%20a=1',
])('a line end in the address %s never becomes one in the answer', async (path) => {
  const { url } = await startSite()

  const answer = await sendBytes(
    url,
    `GET ${path} HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n`,
  )

  const [head = ''] = answer.split('\r\n\r\n')
  expect(head).toMatch(/^HTTP\/1\.1 (301|404) /)
  expect(head).not.toMatch(/^set-cookie/im)
})

test('a host that somebody made up stands in no answer', async () => {
  const { send } = await startSite({ environment: { TRUST_PROXY: 'loopback' } })
  const made = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'ftp' }

  const answers = await Promise.all(
    ['/contact-us', '/about-us/', '/services/ajax', '/nowhere', '/about-us', '/healthz'].map((path) =>
      send(path, { headers: made }),
    ),
  )
  const form = await sendForm(send, quoteRequest, made)

  for (const { headers, text } of [...answers, form])
    expect(JSON.stringify(headers) + text).not.toContain('evil.example')
  expect(answers[0]?.headers.location).toBe('/#contact')
  expect(form.headers.location).toBe('/thank-you')
})

test('a host that somebody made up is kept with no quote', async () => {
  const { send, quotes } = await startSite()

  await sendQuote(send, quoteRequest, {
    'X-Forwarded-For': '"><script>',
    'X-Forwarded-Host': 'evil.example',
    Forwarded: 'for="<script>";host=evil.example',
    Referer: 'https://evil.example/%0d%0aBcc:%20x@evil.example',
    'User-Agent': 'jndi:ldap://evil.example/a',
  })

  expect(JSON.stringify(await collect(quotes.list()))).not.toMatch(/evil|script|jndi/)
})

const start = 'POST /api/quotes HTTP/1.1\r\nHost: site.example\r\nContent-Type: application/json\r\n'

test.each([
  ['two lengths', `${start}Content-Length: 4\r\nContent-Length: 40\r\n\r\nnull`],
  ['a length and chunks', `${start}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  ['chunks by another name', `${start}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
  ['a length that is no number', `${start}Content-Length: +4\r\n\r\nnull`],
  ['a header name with a space', `${start}X-One : 1\r\nContent-Length: 4\r\n\r\nnull`],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['a line end within a header', 'GET / HTTP/1.1\r\nHost: site.example\r\nX-One: a\rb\r\n\r\n'],
])('a request with %s, which two servers could read differently, is refused', async (_kind, bytes) => {
  const { url, quotes } = await startSite()

  const answer = await sendBytes(url, bytes)

  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(await collect(quotes.list())).toEqual([])
})

test.each([
  ['an address', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: site.example\r\n\r\n`],
  ['a header', `GET / HTTP/1.1\r\nHost: site.example\r\nX-One: ${'a'.repeat(20_000)}\r\n\r\n`],
  ['a head', `GET / HTTP/1.1\r\nHost: site.example\r\n${'X-One: 1\r\n'.repeat(2000)}\r\n`],
])('%s of 20,000 characters is too long', async (_kind, bytes) => {
  const { url, send } = await startSite()

  const answer = await sendBytes(url, bytes)

  expect(answer).toMatch(/^HTTP\/1\.1 431 /)
  expect((await send('/about-us')).status).toBe(200)
})

test('a body that is small only as long as it is packed is not unpacked to its end', async () => {
  const { send, quotes } = await startSite()
  const bomb = gzipSync(Buffer.alloc(16 * 1024 * 1024, ' '))

  const answer = await send('/api/quotes', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
    body: bomb,
  })

  expect(bomb.length).toBeLessThan(32 * 1024)
  expect(answer.status).toBe(413)
  expect(await collect(quotes.list())).toEqual([])
})

test('JSON nested thousands of times is refused, and the server goes on', async () => {
  const { send } = await startSite()
  const nested = '['.repeat(15_000) + ']'.repeat(15_000)
  const fields = JSON.stringify({ phone: quoteRequest.phone, message: quoteRequest.message }).slice(1)

  const body = await sendQuote(send, nested)
  const field = await sendQuote(send, `{"name":${nested},${fields}`)

  expect([body.status, field.status]).toEqual([422, 422])
  expect((await send('/healthz')).status).toBe(200)
})
