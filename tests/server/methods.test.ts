import { METHODS } from 'node:http'
import { expect, test } from 'vitest'
import { collect } from '#tests/support/collect.ts'
import { sendBytes } from '#tests/support/sendBytes.ts'
import { startSite } from '#tests/support/startSite.ts'

/** What reading each kind of address answers. */
const reading = {
  '/': 200,
  '/about-us': 200,
  '/assets/app-1a2B.js': 200,
  '/sitemap.xml': 200,
  '/healthz': 200,
  '/contact-us': 301,
  '/about-us/': 301,
  '/nowhere': 404,
  '/assets/nothing.js': 404,
  '/api/quotes': 405,
  '/api/quotes/': 405,
  '/api/anything': 404,
}

// CONNECT opens a tunnel: it gets no answer, and a test of its own.
const others = METHODS.filter((method) => !['GET', 'HEAD', 'CONNECT'].includes(method))

test.each(['GET', 'HEAD'])('%s reads every kind of address', async (method) => {
  const { send } = await startSite()

  const answers = await Promise.all(Object.keys(reading).map((path) => send(path, { method })))

  expect(answers.map(({ status }, index) => [Object.keys(reading)[index], status])).toEqual(
    Object.entries(reading),
  )
})

test('no other method reads or changes anything, at any address', async () => {
  const { send, quotes } = await startSite()
  const attempts = Object.keys(reading).flatMap((path) => others.map((method) => ({ path, method })))

  const answers = await Promise.all(
    attempts.map(async ({ path, method }) => {
      const { status } = await send(path, { method, headers: { 'Content-Length': '0' } })
      return { path, method, status }
    }),
  )

  const isRefused = (status: number) => status === 404 || status === 405
  // A quote without any content is refused for its type.
  const isEmptyQuote = ({ path, method, status }: (typeof answers)[number]) =>
    path.startsWith('/api/quotes') && method === 'POST' && status === 415
  expect(answers.length).toBeGreaterThan(300)
  expect(answers.filter((answer) => !isRefused(answer.status) && !isEmptyQuote(answer))).toEqual([])
  expect(await collect(quotes.list())).toEqual([])
})

test('what was refused says which methods there are', async () => {
  const { send } = await startSite()

  const answers = await Promise.all(
    ['/about-us', '/assets/app-1a2B.js', '/healthz', '/api/quotes'].map((path) =>
      send(path, { method: 'DELETE' }),
    ),
  )

  expect(answers.map(({ status, headers }) => [status, headers.allow])).toEqual([
    [405, 'GET, HEAD'],
    [405, 'GET, HEAD'],
    [405, 'GET, HEAD'],
    [405, 'POST'],
  ])
})

test('TRACE does not send back what it was sent', async () => {
  const { send } = await startSite()

  const answers = await Promise.all(
    Object.keys(reading).map((path) => send(path, { method: 'TRACE', headers: { Cookie: 'session=1' } })),
  )

  expect(answers.filter(({ text }) => text.includes('session=1'))).toEqual([])
})

test('CONNECT opens no tunnel, and a method nobody knows is no request', async () => {
  const { url, send } = await startSite()

  const answers = await Promise.all([
    sendBytes(url, 'CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: elsewhere.example\r\n\r\n'),
    sendBytes(url, 'BREW / HTTP/1.1\r\nHost: site.example\r\n\r\n'),
  ])

  expect(answers[0]).not.toMatch(/^HTTP\/1\.1 2/)
  expect(answers[1]).toMatch(/^HTTP\/1\.1 400 /)
  expect((await send('/about-us')).status).toBe(200)
})

test('no answer gives another site leave to read it, and none sets a cookie', async () => {
  const { send } = await startSite()
  const foreign = {
    Origin: 'https://evil.example',
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'content-type',
  }

  const answers = await Promise.all(
    Object.keys(reading).flatMap((path) =>
      ['GET', 'OPTIONS', 'POST'].map((method) =>
        send(path, { method, headers: { ...foreign, 'Content-Length': '0' } }),
      ),
    ),
  )

  const names = new Set(answers.flatMap(({ headers }) => Object.keys(headers)))
  expect([...names].filter((name) => /^(access-control-|set-cookie|www-authenticate)/.test(name))).toEqual([])
})
