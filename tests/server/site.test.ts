import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { redirects } from '#data/redirects.ts'
import { aboutPage, appScript } from '#tests/support/site/builtSite.ts'
import { startSite } from '#tests/support/site/startSite.ts'

const app = '/assets/app-1a2B.js'
const html = 'text/html; charset=utf-8'
const text = 'text/plain; charset=utf-8'
const notFoundPage = '<title>404 Page Not Found</title>'

test('serves a page at its URL path, with any query, host and files deleted since the start', async () => {
  const { send, url, folder } = await startSite()
  rmSync(join(folder, 'client'), { recursive: true })

  const home = await send('/')
  const answers = await Promise.all(
    ['/about-us', '/about-us?utm_source=letter', `${url}/about-us`].map((path) => send(path)),
  )

  expect([home.status, home.text]).toEqual([200, '<!doctype html><title>Home</title>'])
  for (const { status, text, headers } of answers) {
    expect([status, text]).toEqual([200, aboutPage])
    expect(headers['content-type']).toBe(html)
    expect(headers['content-length']).toBe(String(aboutPage.length))
  }
})

const year = 'public, max-age=31536000, immutable'
const hour = 'public, max-age=3600'

const types = [
  [app, 'text/javascript; charset=utf-8', year, 'Accept-Encoding'],
  ['/assets/truck-3c4d.jpg', 'image/jpeg', year, undefined],
  ['/', html, 'no-cache', undefined],
  ['/about-us', html, 'no-cache', 'Accept-Encoding'],
  ['/robots.txt', text, hour, undefined],
  ['/sitemap.xml', 'application/xml', hour, undefined],
  ['/favicon.svg', 'image/svg+xml', hour, undefined],
] as const

test('every kind of file has its Content-Type, Cache-Control and Vary, and search engines leave out data and missing files', async () => {
  const { send } = await startSite()
  const data = '/assets/pages/1a2b/about-us.json'
  const unlisted = [data, '/assets/pages/1a2b/old.json', '/assets/app-old.js', '/assets/old.css']

  for (const [path, ...expected] of types) {
    const { status, headers } = await send(path)
    expect([path, headers['content-type'], headers['cache-control'], headers.vary]).toEqual([
      path,
      ...expected,
    ])
    expect([status, headers['x-robots-tag']]).toEqual([200, undefined])
  }
  for (const path of unlisted) {
    const { headers } = await send(path, { headers: { Accept: '*/*' } })
    expect([path, headers['x-robots-tag']]).toEqual([path, 'noindex'])
  }
})

const encodings = [
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.5 , gzip', 'br'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['deflate', undefined],
  ['', undefined],
] as const

test('the encoding is the smallest one accepted by the client', async () => {
  const { send } = await startSite()

  for (const [accepted, encoding] of encodings) {
    const { headers, bytes } = await send(app, { headers: { 'Accept-Encoding': accepted } })

    expect(headers['content-encoding'], accepted).toBe(encoding)
    expect(headers.vary).toBe('Accept-Encoding')
    expect(decode(encoding, bytes)).toBe(appScript)
  }
})

test('every encoding has a strong ETag of its own, and a known one is answered 304 without a body', async () => {
  const { send } = await startSite()
  const plain = await send(app)
  const brotli = await send(app, { headers: { 'Accept-Encoding': 'br' } })
  const etag = String(brotli.headers.etag)

  const known = await send(app, { headers: { 'Accept-Encoding': 'br', 'If-None-Match': etag } })
  const ofOtherEncoding = await send(app, { headers: { 'If-None-Match': etag } })

  expect(plain.headers.etag).toMatch(/^"[\w-]+"$/)
  expect(etag).not.toBe(plain.headers.etag)
  expect([known.status, known.bytes.length, known.headers.vary]).toEqual([304, 0, 'Accept-Encoding'])
  expect(known.headers['cache-control']).toBe(plain.headers['cache-control'])
  expect(ofOtherEncoding.status).toBe(200)
})

/** Accept headers of browsers: for a page, and for an image or a script of a page. */
const opens = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8'
const loadsImage = 'image/avif,image/webp,image/*,*/*;q=0.8'

const unknown: Record<'page' | 'file', readonly (readonly [path: string, accept: string])[]> = {
  page: [
    ...['/nowhere', '/index.php', '/old.html', '/missing.png', '/assets/app-old.js'].map(
      (path) => [path, opens] as const,
    ),
    ...['/nowhere', '/v1.2/prices', '/services/nowhere/piano-removal'].map((path) => [path, '*/*'] as const),
  ],
  file: [
    ['/assets/app-old.js', '*/*'],
    ['/assets/nothing', '*/*'],
    ['/missing.png', loadsImage],
    ['/index.php', '*/*'],
    ['/old.html', 'application/json'],
  ],
}

test('an unknown path gets the not-found page if the request accepts a page, else one uncached line of plain text', async () => {
  const { send } = await startSite()
  const page = { 'content-type': html, 'cache-control': 'no-cache', vary: 'Accept, Accept-Encoding' }
  const line = { 'content-type': text, 'cache-control': 'no-store', vary: 'Accept' }

  for (const [path, Accept] of unknown.page) {
    const { status, headers, bytes } = await send(path, { headers: { Accept, 'Accept-Encoding': 'gzip' } })
    expect([path, status, gunzipSync(bytes).toString()]).toEqual([path, 404, notFoundPage])
    expect(headers).toMatchObject(page)
    expect(headers['content-security-policy']).toContain("script-src 'self'")
  }
  for (const [path, Accept] of unknown.file) {
    const answer = await send(path, { headers: { Accept } })
    expect([path, answer.status, answer.text]).toEqual([path, 404, 'There is no file at this URL.'])
    expect(answer.headers).toMatchObject(line)
  }
})

const hidden = [
  // Not for visitors.
  ...['/about-us/index.html.br', '/assets/app-1a2B.js.gz', '/_redirects', '/404.html', '/404.html.gz'],
  // Outside the site.
  ...['/build.json', '/server/entry.mjs', '/../server/entry.mjs', '/assets/../../server/entry.mjs'],
  ...['/%2e%2e/server/entry.mjs', '/..%2fserver%2fentry.mjs', '/assets/..%5c..%5cserver%5centry.mjs'],
  ...['/client/index.html', '//etc/passwd'],
  // Invalid or unknown.
  ...['/%00', '/about-us%00.html', '/%E0%A4%A', '/%', '/constructor', '/__proto__'],
]

test('no file outside the site is served, for any spelling of its path', async () => {
  const { send } = await startSite()

  for (const path of hidden) {
    const { status, text } = await send(path)

    expect(status, path).toBe(404)
    expect(text).not.toContain('secret')
  }
})

function decode(encoding: string | undefined, bytes: Buffer): string {
  if (encoding === 'br') return brotliDecompressSync(bytes).toString()
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString()
}

test('redirects every old and every misspelt path to its page in one hop', async () => {
  const { send } = await startSite()
  const moved = {
    ...redirects,
    // Shortened by visitors.
    '/services/ajax': '/service-areas/ajax',
    // With a query.
    '/services/ajax?utm=a&b=%20c': '/service-areas/ajax?utm=a&b=%20c',
    '/services?utm=a': '/?utm=a#services',
    '/services?': '/#services',
    '/services?a': '/?a#services',
    '/about-us/?next=//evil.example': '/about-us?next=//evil.example',
    // Another spelling of a path.
    '/about-us/': '/about-us',
    '/About-Us': '/about-us',
    '/about-us/index.html': '/about-us',
    '/about-us//': '/about-us',
    '//about-us': '/about-us',
    '/services//ajax/hot-tub-removal': '/services/ajax/hot-tub-removal',
    '/about%2Dus': '/about-us',
    '/index.html': '/',
    '//': '/',
    '/desk/': '/desk',
    '/Desk//Week/?from=mail': '/desk/week?from=mail',
    '/desk/index.html': '/desk',
    '/desk/Caf%c3%a9/': '/desk/caf%C3%A9',
    // Another spelling of an old path: still one hop.
    '/SERVICES//': '/#services',
    '/Services/Ajax/': '/service-areas/ajax',
    '/services/index.html': '/#services',
  }

  const answers = await Promise.all(Object.keys(moved).map((from) => send(from)))

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([301]))
  const locations = answers.map(({ headers }, index) => [Object.keys(moved)[index], headers.location])
  expect(Object.fromEntries(locations)).toEqual(moved)
  for (const { headers } of answers)
    expect(headers['cache-control']).toBe(/^\/desk/.test(headers.location ?? '') ? 'no-store' : hour)
})

test('a path without a page is not redirected', async () => {
  const { send } = await startSite()
  const paths = [
    ...['//evil.example', '//evil.example/', '/\\evil.example/', '/%2F%2Fevil.example/', '/%5Cevil.example/'],
    ...['/https://evil.example/', '/nowhere/', '/services/nowhere', '/services/nowhere/'],
    ...['/old/services/ajax', '/services/ajax/old', '/index.htmlabout-us', '/Service-Areas/Nowhere'],
  ]

  for (const path of [...paths, '/ASSETS/nothing.js']) {
    const { status, headers } = await send(path)
    expect([path, status, headers.location]).toEqual([path, 404, undefined])
  }
})
