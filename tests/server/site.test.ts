import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { loadBuiltSite } from '#server/routes/builtSite.ts'
import { siteAnswers } from '#server/routes/site.ts'
import { securityHeaders } from '#server/securityHeaders.ts'
import { aboutPage, builtFiles } from '#tests/support/builtSite.ts'
import { sendRequest } from '#tests/support/sendRequest.ts'
import { startServer } from '#tests/support/startServer.ts'
import { startSite } from '#tests/support/startSite.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

const app = '/assets/app-1a2B.js'

test('answers a clean address with the page of that folder', async () => {
  const { send } = await startSite()

  const home = await send('/')
  const about = await send('/about-us?utm_source=letter')

  expect(home.status).toBe(200)
  expect(home.text).toContain('Home')
  expect(about.text).toBe(aboutPage)
  expect(about.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(about.headers['content-length']).toBe(String(aboutPage.length))
})

test('names the type of every kind of file', async () => {
  const { send } = await startSite()

  const types = await Promise.all(
    [app, '/assets/truck-3c4d.jpg', '/robots.txt', '/favicon.svg'].map(async (path) => {
      return (await send(path)).headers['content-type']
    }),
  )

  expect(types).toEqual([
    'text/javascript; charset=utf-8',
    'image/jpeg',
    'text/plain; charset=utf-8',
    'image/svg+xml',
  ])
})

test('what is in memory is answered before anything else looks at the request, and from no disk', async () => {
  const folder = temporaryFolder(builtFiles)
  const site = await loadBuiltSite(join(folder, 'client'))
  rmSync(folder, { recursive: true })
  const headers = securityHeaders(readConfig({ SITE_URL: 'https://site.example' }))
  const { answer } = siteAnswers(site, headers)
  const { url, stop } = await startServer((req, res) => {
    if (!answer(req, res)) res.writeHead(418).end()
  })
  onTestFinished(stop)

  const found = await Promise.all(['/', '/about-us?a=b', app].map((path) => sendRequest(url, path)))
  const left = await Promise.all([
    sendRequest(url, '/nowhere'),
    sendRequest(url, '/about-us', { method: 'POST' }),
  ])

  expect(found.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(found[1]?.text).toBe(aboutPage)
  expect(left.map(({ status }) => status)).toEqual([418, 418])
})

test('HEAD answers as GET does, without the body', async () => {
  const { send } = await startSite()

  const get = await send('/about-us')
  const head = await send('/about-us', { method: 'HEAD' })

  expect(head.bytes).toHaveLength(0)
  expect(head.headers).toEqual({ ...get.headers, date: head.headers.date })
})

test('hashed files are kept for good, pages are asked for again, other files for an hour', async () => {
  const { send } = await startSite()

  const kept = await Promise.all(
    [app, '/', '/about-us', '/sitemap.xml', '/robots.txt'].map((path) => send(path)),
  )

  expect(kept.map(({ headers }) => headers['cache-control'])).toEqual([
    'public, max-age=31536000, immutable',
    'no-cache',
    'no-cache',
    'public, max-age=3600',
    'public, max-age=3600',
  ])
})

test('an unknown address gets the not-found page with status 404', async () => {
  const { send } = await startSite()

  const dotted = await send('/v1.2/prices')
  const answer = await send('/services/nowhere/piano-removal', { headers: { 'Accept-Encoding': 'gzip' } })
  const head = await send('/nowhere', { method: 'HEAD' })

  expect(answer.status).toBe(404)
  expect(gunzipSync(answer.bytes).toString()).toContain('404 Page Not Found')
  expect(answer.headers['cache-control']).toBe('no-cache')
  expect(head.status).toBe(404)
  expect([dotted.status, dotted.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
})

test('an unknown file gets a short answer that nobody keeps', async () => {
  const { send } = await startSite()
  const paths = ['/assets/app-old.js', '/assets/nothing', '/apple-touch-icon.png', '/wp-login.php']

  const answers = await Promise.all(paths.map((path) => send(path)))

  for (const { status, headers } of answers) {
    expect(status).toBe(404)
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(headers['cache-control']).toBe('no-store')
  }
})

test('nothing but the site can be reached', async () => {
  const { send } = await startSite()
  const paths = [
    '/about-us/index.html.br',
    '/assets/app-1a2B.js.gz',
    '/_redirects',
    '/404.html',
    '/404.html.gz',
    '/build.json',
    '/../server/entry.mjs',
    '/assets/../../server/entry.mjs',
    '/%2e%2e/server/entry.mjs',
    '/..%2fserver%2fentry.mjs',
    '/assets/..%5c..%5cserver%5centry.mjs',
    '/server/entry.mjs',
    '/client/index.html',
    '//etc/passwd',
    '/%00',
    '/about-us%00.html',
    '/%E0%A4%A',
    '/%',
    '/constructor',
    '/__proto__',
  ]

  const answers = await Promise.all(paths.map((path) => send(path)))

  expect(answers.map(({ status }, index) => [paths[index], status])).toEqual(paths.map((path) => [path, 404]))
  for (const { text } of answers) expect(text).not.toContain('secret')
})

test('a page can only be read', async () => {
  const { send } = await startSite()

  const posted = await send('/about-us', { method: 'POST', body: 'x' })
  const deleted = await send(app, { method: 'DELETE' })
  const unknown = await send('/nowhere', { method: 'PUT' })

  expect(posted.status).toBe(405)
  expect(posted.headers.allow).toBe('GET, HEAD')
  expect(deleted.status).toBe(405)
  expect(unknown.status).toBe(404)
})

test('a site larger than the memory for it is served from the disk, as from memory', async () => {
  const small = await startSite({ memory: 60 })
  const large = await startSite()

  for (const path of ['/about-us', '/', app]) {
    const fromDisk = await small.send(path)
    const fromMemory = await large.send(path)
    expect(fromDisk.status).toBe(200)
    expect(fromDisk.text).toBe(fromMemory.text)
    expect({ ...fromDisk.headers, date: '' }).toEqual({ ...fromMemory.headers, date: '' })
  }
})

test('a page whose file was deleted is answered 500, with the security headers, and is not kept', async () => {
  const { folder, send, lines } = await startSite({ memory: 60 })
  rmSync(join(folder, 'client/about-us'), { recursive: true })

  const { status, headers, text } = await send('/about-us')

  expect(status).toBe(500)
  expect(text).toContain('Something went wrong.')
  expect(headers['content-security-policy']).toContain("script-src 'self'")
  expect(headers['cache-control']).toBe('no-store')
  expect(lines.join()).toContain('ENOENT')
})

test('an address with the host in front of it is the same page', async () => {
  const { send, url } = await startSite()

  const answer = await send(`${url}/about-us`)

  expect(answer.text).toBe(aboutPage)
})
