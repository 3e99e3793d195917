import { expect, test } from 'vitest'
import { startSite } from '#tests/support/site/startSite.ts'

const noSearchEngine = { 'x-robots-tag': 'noindex', 'cross-origin-resource-policy': 'same-origin' }

test('every path of the desk serves its page, not cached, indexed or framed, and visitor pages do not have its headers', async () => {
  const { send } = await startSite()
  const paths = ['/desk', '/desk/requests/0123456789ab', '/desk/sign-in?next=/desk/week', '/desk/nowhere.php']

  for (const path of [...paths, '/desk/caf%C3%A9']) {
    const { status, headers, text } = await send(path)
    expect([path, status, text]).toEqual([path, 200, '<title>Desk</title>'])
    expect(headers).toMatchObject({
      ...noSearchEngine,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    })
  }
  const [other, posted] = [
    await send('/desktop'),
    await send('/desk', { method: 'POST', headers: { 'Content-Length': '0' } }),
  ]
  expect([other.status, other.headers['x-robots-tag']]).toEqual([404, undefined])
  expect([posted.status, posted.headers.allow]).toEqual([405, 'GET, HEAD'])
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

const script = 'text/javascript; charset=utf-8'
const files = [
  ['/desk/assets/desk-5e6F.js', 200, script, 'public, max-age=31536000, immutable'],
  ['/desk/manifest.webmanifest', 200, 'application/manifest+json; charset=utf-8', 'public, max-age=3600'],
  ['/desk/serviceWorker.js', 200, script, 'no-cache'],
  ...['/desk/assets/desk-0000.js', '/desk/assets/', '/desk/assets/../../build.json'].map(
    (path) => [path, 404, 'text/plain; charset=utf-8', 'no-store'] as const,
  ),
] as const

test('every kind of file of the desk has its type and Cache-Control, and an unknown one is a line of plain text', async () => {
  const { send } = await startSite()

  for (const [path, status, type, cacheControl] of files) {
    const answer = await send(path, { headers: { Accept: 'text/html' } })
    expect([path, answer.status]).toEqual([path, status])
    const expected = { ...noSearchEngine, 'content-type': type, 'cache-control': cacheControl }
    expect(answer.headers).toMatchObject(expected)
    if (status === 404) expect(answer.text).toBe('There is no file at this URL.')
    // Extends the service worker's scope from /desk/ to /desk itself, and to no visitor page.
    const isWorker = path === '/desk/serviceWorker.js'
    expect(answer.headers['service-worker-allowed']).toBe(isWorker ? '/desk' : undefined)
  }
})
