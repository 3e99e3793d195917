import { expect, test } from 'vitest'
import { redirects } from '#data/redirects.ts'
import { required } from '#tests/support/required.ts'
import { quoteRequest, sendForm, sendQuote } from '#tests/support/server/sendQuote.ts'
import { statuses } from '#tests/support/server/startDesk.ts'
import { startSite } from '#tests/support/site/startSite.ts'

/** A path of the previous site, and its redirect target. */
const [oldPath, target] = required(Object.entries(redirects)[0])

const fields = JSON.stringify(quoteRequest)

test('no request pollutes a prototype, and neither other, inherited nor nested fields are stored', async () => {
  const { send, quotes } = await startSite()
  const polluting = [
    '"__proto__":{"polluted1":true}',
    '"constructor":{"prototype":{"polluted2":true}}',
    '"a":{"__proto__":{"polluted3":true}},"toString":1,"hasOwnProperty":1,"valueOf":1',
  ]
  const names = ['__proto__[polluted4]', 'constructor[prototype][polluted5]', '__proto__.polluted6', 'a[]']
  const form = Object.fromEntries(names.map((name) => [name, '1']))
  const nested = '['.repeat(15_000) + ']'.repeat(15_000)
  const incomplete = [
    ...[`{"__proto__":${fields}}`, `{"constructor":{"prototype":${fields}}}`, `[${fields}]`],
    ...[nested, fields.replace('"Ada"', nested)],
  ]
  const paths = ['/', '/about-us/', oldPath, '/nowhere', '/__proto__', '/services/__proto__']

  const kept = await Promise.all([
    ...polluting.map((others) => sendQuote(send, `{${others},${fields.slice(1)}`)),
    sendForm(send, { ...quoteRequest, ...form }),
  ])
  const refused = await Promise.all([
    sendForm(send, form),
    ...incomplete.map((body) => sendQuote(send, body)),
  ])
  const pages = await Promise.all(paths.map((path) => send(`${path}?${new URLSearchParams(form)}`)))

  expect([statuses(kept), statuses(pages)]).toEqual([
    [201, 201, 201, 303],
    [200, 301, 301, 404, 404, 404],
  ])
  expect(new Set(statuses(refused))).toEqual(new Set([422]))
  expect(refused[1]?.text).toBe('Please fill in: name, phone, message.')
  const added = Reflect.ownKeys(Object.prototype).filter((name) => String(name).startsWith('polluted'))
  expect(added).toEqual([])
  expect(await Array.fromAsync(quotes.list())).toEqual(
    Array(4).fill(expect.objectContaining({ ...quoteRequest, spam: false })),
  )
})

test('a forged host appears in no response, and no forged header is stored', async () => {
  const { send, quotes } = await startSite({ environment: { TRUST_PROXY: 'loopback' } })
  const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'ftp' }
  const paths = [oldPath, '/about-us/', '/services/ajax', '/nowhere', '/about-us', '/healthz']

  const answers = await Promise.all(paths.map((path) => send(path, { headers })))
  const form = await sendForm(send, quoteRequest, {
    ...headers,
    Forwarded: 'for="<script>";host=evil.example',
    Referer: 'https://another.example/%0d%0aBcc:%20x@evil.example',
    'User-Agent': 'jndi:ldap://evil.example/a',
  })

  expect(JSON.stringify(await Array.fromAsync(quotes.list()))).not.toMatch(/evil|script|jndi/)
  for (const { headers, text } of [...answers, form])
    expect(JSON.stringify(headers) + text).not.toContain('evil.example')
  expect(answers[0]?.headers.location).toBe(target)
  expect(form.headers.location).toBe('/thank-you')
})
