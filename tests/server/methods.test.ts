import { METHODS } from 'node:http'
import { expect, test } from 'vitest'
import { redirects } from '#data/redirects.ts'
import { required } from '#tests/support/content/required.ts'
import { startSite } from '#tests/support/site/startSite.ts'

/** One path of every kind, its status for GET and HEAD, and the methods it allows. */
const paths = {
  '/': [200, 'GET, HEAD'],
  '/about-us': [200, 'GET, HEAD'],
  '/services/yard-waste': [200, 'GET, HEAD'],
  '/assets/app-1a2B.js': [200, 'GET, HEAD'],
  '/sitemap.xml': [200, 'GET, HEAD'],
  '/healthz': [200, 'GET, HEAD'],
  [required(Object.keys(redirects)[0])]: [301, undefined],
  '/about-us/': [301, undefined],
  '/nowhere': [404, undefined],
  '/assets/nothing.js': [404, undefined],
  '/api/quotes': [405, 'POST'],
  '/api/quotes/': [405, 'POST'],
  '/api/anything': [404, undefined],
} as const

// CONNECT opens a tunnel: Node refuses it.
const otherMethods = METHODS.filter((method) => !['GET', 'HEAD', 'CONNECT'].includes(method))

test('GET and HEAD read every path; no response sets a cookie or is for other origins @6-1', async () => {
  const { send } = await startSite()
  const headers = {
    Origin: 'https://evil.example',
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'content-type',
    'Content-Length': '0',
  }
  const ask = (method: string) =>
    Promise.all(Object.keys(paths).map((path) => send(path, { method, headers })))

  const answers = [await ask('GET'), await ask('HEAD'), await ask('OPTIONS'), await ask('POST')]

  const statuses = answers.map((all) => all.map(({ status }) => status))
  expect(statuses.slice(0, 2)).toEqual(Array(2).fill(Object.values(paths).map(([status]) => status)))
  const names = answers.flat().flatMap(({ headers }) => Object.keys(headers))
  expect(names.filter((name) => /^(access-control-|set-cookie|www-authenticate)/.test(name))).toEqual([])
})

test('every path refuses all other methods and names the allowed ones', async () => {
  const { send, quotes } = await startSite()
  const headers = { 'Content-Length': '0', Cookie: 'session=1' }

  for (const [path, [, allowed]] of Object.entries(paths))
    for (const method of otherMethods) {
      const answer = await send(path, { method, headers })
      // A quote without content is refused for its type.
      const isEmptyQuote = method === 'POST' && allowed === 'POST'
      expect(answer.status, `${method} ${path}`).toBe(isEmptyQuote ? 415 : allowed ? 405 : 404)
      expect(answer.headers.allow).toBe(isEmptyQuote ? undefined : allowed)
      // TRACE would send back the request's headers.
      expect(answer.text).not.toContain('session=1')
    }

  expect(await Array.fromAsync(quotes.list())).toEqual([])
})
