import { METHODS } from 'node:http'
import { expect, test } from 'vitest'
import { sendBytes } from '#tests/support/site/sendBytes.ts'
import { startSite } from '#tests/support/site/startSite.ts'

/** One path of every kind, its status for GET and HEAD, and the methods it allows. */
const paths = {
  '/': [200, 'GET, HEAD'],
  '/about-us': [200, 'GET, HEAD'],
  '/services/yard-waste': [200, 'GET, HEAD'],
  '/assets/app-1a2B.js': [200, 'GET, HEAD'],
  '/sitemap.xml': [200, 'GET, HEAD'],
  '/healthz': [200, 'GET, HEAD'],
  '/contact-us': [301, undefined],
  '/about-us/': [301, undefined],
  '/nowhere': [404, undefined],
  '/assets/nothing.js': [404, undefined],
  '/api/quotes': [405, 'POST'],
  '/api/quotes/': [405, 'POST'],
  '/api/anything': [404, undefined],
} as const

// CONNECT, which opens a tunnel, has a test of its own.
const otherMethods = METHODS.filter((method) => !['GET', 'HEAD', 'CONNECT'].includes(method))

test.each(['GET', 'HEAD'])('%s reads every kind of path @6-1', async (method) => {
  const { send } = await startSite()

  const answers = await Promise.all(Object.keys(paths).map((path) => send(path, { method })))

  expect(answers.map(({ status }) => status)).toEqual(Object.values(paths).map(([status]) => status))
})

test.each(Object.entries(paths))(
  '%s refuses every other method and names those it allows',
  async (path, [, allowed]) => {
    const { send, quotes } = await startSite()

    const answers = await Promise.all(
      otherMethods.map((method) =>
        send(path, { method, headers: { 'Content-Length': '0', Cookie: 'session=1' } }),
      ),
    )

    for (const [index, { status, headers, text }] of answers.entries()) {
      // A quote without content is refused for its type.
      const isEmptyQuote = otherMethods[index] === 'POST' && allowed === 'POST'
      expect(status).toBe(isEmptyQuote ? 415 : allowed ? 405 : 404)
      expect(headers.allow).toBe(isEmptyQuote ? undefined : allowed)
      // TRACE would send back the request's headers.
      expect(text).not.toContain('session=1')
    }
    expect(await Array.fromAsync(quotes.list())).toEqual([])
  },
)

test('CONNECT opens no tunnel, and an unknown method is a bad request', async () => {
  const { url, send } = await startSite()

  const answers = await Promise.all([
    sendBytes(url, 'CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: elsewhere.example\r\n\r\n'),
    sendBytes(url, 'BREW / HTTP/1.1\r\nHost: site.example\r\n\r\n'),
  ])

  expect(answers[0]).not.toMatch(/^HTTP\/1\.1 2/)
  expect(answers[1]).toMatch(/^HTTP\/1\.1 400 /)
  expect((await send('/about-us')).status).toBe(200)
})

test('no response allows another origin to read it, and none sets a cookie @6-1', async () => {
  const { send } = await startSite()
  const headers = {
    Origin: 'https://evil.example',
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'content-type',
    'Content-Length': '0',
  }

  const answers = await Promise.all(
    Object.keys(paths).flatMap((path) =>
      ['GET', 'OPTIONS', 'POST'].map((method) => send(path, { method, headers })),
    ),
  )

  const names = new Set(answers.flatMap(({ headers }) => Object.keys(headers)))
  expect([...names].filter((name) => /^(access-control-|set-cookie|www-authenticate)/.test(name))).toEqual([])
})
