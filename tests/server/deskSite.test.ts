import { expect, test } from 'vitest'
import { startSite } from '#tests/support/site/startSite.ts'

const noSearchEngine = { 'x-robots-tag': 'noindex', 'cross-origin-resource-policy': 'same-origin' }

test.each([
  '/desk',
  '/desk/requests/0123456789ab',
  '/desk/sign-in?next=/desk/week',
  '/desk/nowhere.php',
  '/desk/caf%C3%A9',
])('%s serves the desk’s page, not cached, indexed or framed', async (path) => {
  const { send } = await startSite()

  const { status, headers, text } = await send(path)

  expect([status, text]).toEqual([200, '<title>Desk</title>'])
  expect(headers).toMatchObject({
    ...noSearchEngine,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=31536000',
  })
  expect(String(headers['content-security-policy']).split(';')).toEqual([
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "worker-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ])
})

test.each([
  ['/desk/', '/desk'],
  ['/Desk//Week/?from=mail', '/desk/week?from=mail'],
  ['/desk/index.html', '/desk'],
  ['/desk/Caf%c3%a9/', '/desk/caf%C3%A9'],
])('%s is redirected to %s', async (path, target) => {
  const { send } = await startSite()

  const { status, headers } = await send(path)

  expect([status, headers.location]).toEqual([301, target])
})

test('the list’s first data is preloaded at /desk, and nowhere else', async () => {
  const { send } = await startSite()

  const [list, request] = [await send('/desk'), await send('/desk/requests/0123456789ab')]

  expect(list.headers.link).toBe(
    '</api/desk/summary>; rel=preload; as=fetch; crossorigin=use-credentials, ' +
      '</api/desk/quotes?status=new&limit=20>; rel=preload; as=fetch; crossorigin=use-credentials',
  )
  expect(request.headers.link).toBeUndefined()
})

test.each([
  ['/desk/assets/desk-5e6F.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/desk/manifest.webmanifest', 'application/manifest+json; charset=utf-8', 'public, max-age=3600'],
  ['/desk/serviceWorker.js', 'text/javascript; charset=utf-8', 'no-cache'],
])('%s has the type %s and the Cache-Control %s', async (path, type, cacheControl) => {
  const { send } = await startSite()

  const { status, headers } = await send(path)

  expect(status).toBe(200)
  expect(headers).toMatchObject({ ...noSearchEngine, 'content-type': type, 'cache-control': cacheControl })
  // Extends the service worker's scope from /desk/ to /desk itself, and to no visitor page.
  expect(headers['service-worker-allowed']).toBe(path === '/desk/serviceWorker.js' ? '/desk' : undefined)
})

test.each(['/desk/assets/desk-0000.js', '/desk/assets/', '/desk/assets/../../build.json'])(
  'the unknown file %s is answered 404 in plain text',
  async (path) => {
    const { send } = await startSite()

    const { status, headers, text } = await send(path, { headers: { Accept: 'text/html' } })

    expect([status, text]).toEqual([404, 'There is no file at this URL.'])
    expect(headers).toMatchObject({ ...noSearchEngine, 'cache-control': 'no-store' })
  },
)

test('the desk’s page allows only GET and HEAD, and visitor pages do not have its headers', async () => {
  const { send } = await startSite()

  const [posted, head, other] = [
    await send('/desk', { method: 'POST', headers: { 'Content-Length': '0' } }),
    await send('/desk', { method: 'HEAD' }),
    await send('/desktop'),
  ]

  expect([posted.status, posted.headers.allow]).toEqual([405, 'GET, HEAD'])
  expect([head.status, head.text, head.headers['cache-control']]).toEqual([200, '', 'no-store'])
  expect([other.status, other.headers['x-robots-tag']]).toEqual([404, undefined])
})
