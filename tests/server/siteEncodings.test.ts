import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { appScript } from '#tests/support/builtSite.ts'
import { startSite } from '#tests/support/startSite.ts'

const app = '/assets/app-1a2B.js'

test('sends the encoding the client likes best, and brotli where it has no preference', async () => {
  const { send } = await startSite()
  const wanted = {
    'gzip, deflate, br, zstd': 'br',
    gzip: 'gzip',
    'br;q=0, gzip': 'gzip',
    'br;q=0.5, gzip;q=0.8': 'gzip',
    'br;q=0.85, gzip;q=0.8': 'br',
    'br; q=0.5 , gzip': 'gzip',
    '*': 'br',
    '*;q=0': undefined,
    'gzip;q=0.5, identity': undefined,
    BR: 'br',
    'br;q=nonsense': undefined,
    'br;q=1e3, gzip': 'gzip',
    'br;q=31, gzip': 'gzip',
    deflate: undefined,
    '': undefined,
  }

  const answers = await Promise.all(
    Object.keys(wanted).map((accepted) => send(app, { headers: { 'Accept-Encoding': accepted } })),
  )

  const encodings = answers.map(({ headers }) => headers['content-encoding'])
  expect(encodings).toEqual(Object.values(wanted))
  for (const { headers, bytes } of answers) {
    expect(headers.vary).toBe('Accept-Encoding')
    expect(decode(headers['content-encoding'], bytes)).toBe(appScript)
  }
})

test('every encoding has a strong ETag of its own, and a known one is answered without a body', async () => {
  const { send } = await startSite()
  const plain = await send(app)
  const brotli = await send(app, { headers: { 'Accept-Encoding': 'br' } })

  const known = { 'Accept-Encoding': 'br', 'If-None-Match': String(brotli.headers.etag) }
  const again = await send(app, { headers: known })
  const other = await send(app, { headers: { 'If-None-Match': String(brotli.headers.etag) } })

  expect(plain.headers.etag).toMatch(/^"[\w-]+"$/)
  expect(brotli.headers.etag).not.toBe(plain.headers.etag)
  expect(again.status).toBe(304)
  expect(again.bytes).toHaveLength(0)
  expect(again.headers.vary).toBe('Accept-Encoding')
  expect(other.status).toBe(200)
})

test('one ETag among several is known, weak ones and any too', async () => {
  const { send } = await startSite()
  const { headers } = await send('/about-us')
  const known = [`"other" , ${headers.etag}`, `W/${headers.etag}`, '*']

  const answers = await Promise.all(
    [...known, '"other"'].map((etags) => send('/about-us', { headers: { 'If-None-Match': etags } })),
  )
  const missing = await send('/nowhere', { headers: { 'If-None-Match': '*' } })

  expect(answers.map(({ status }) => status)).toEqual([...known.map(() => 304), 200])
  expect([missing.status, missing.text]).toEqual([404, '<title>404 Page Not Found</title>'])
})

test('what has one form only is the same for everybody', async () => {
  const { send } = await startSite()

  const answers = await Promise.all(['/assets/truck-3c4d.jpg', '/robots.txt'].map((path) => send(path)))

  expect(answers.map(({ status, headers }) => [status, headers.vary])).toEqual(
    Array(2).fill([200, undefined]),
  )
})

test('a packed file is one like any other where there is none that it packs', async () => {
  const { send } = await startSite({ files: { 'client/index.html': '', 'client/list.csv.gz': 'packed' } })

  const answers = await Promise.all(['/list.csv.gz', '/list.csv'].map((path) => send(path)))

  expect(answers.map(({ status }) => status)).toEqual([200, 404])
  expect(answers[0]?.text).toBe('packed')
})

function decode(encoding: string | undefined, bytes: Buffer): string {
  if (encoding === 'br') return brotliDecompressSync(bytes).toString()
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString()
}
