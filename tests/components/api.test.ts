import type { IncomingMessage, RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { lazyModule } from '#components/api/lazyModule.ts'
import { FailedAnswer, requestJson } from '#components/api/requestJson.ts'
import { fetchData, holdEntry } from '#components/api/useData.ts'
import { sendChange } from '#components/desk/data/DeskData.tsx'
import { forgetKey, sendQuote } from '#components/quote/sendQuote.ts'
import { startServer } from '#tests/support/site/startBuiltSite.ts'

test('sends a payload as JSON, and without a payload neither body nor Content-Type', async () => {
  const { url, received } = await serve((_req, res) => res.writeHead(201).end('{"message":"Thank you"}'))

  const key = { headers: { 'Idempotency-Key': 'k1' } }
  const answer = await requestJson('POST', `${url}/quotes`, { name: 'Ada' }, key)
  await requestJson('GET', url)

  const headers = { 'content-type': 'application/json', 'idempotency-key': 'k1' }
  expect(answer).toEqual({ message: 'Thank you' })
  expect(received).toMatchObject([
    { method: 'POST', url: '/quotes', body: '{"name":"Ada"}', headers },
    { method: 'GET', body: '' },
  ])
  expect(received[1]?.headers).not.toHaveProperty('content-type')
})

test.each([
  [429, 'Too many requests. Please call us.', '429: Too many requests. Please call us.'],
  [503, '', '503: Service Unavailable'],
])(
  'a %i response is an error with the status and the body, or the status text',
  async (status, body, message) => {
    const { url } = await serve((_req, res) => res.writeHead(status).end(body))

    const error = await failureOf(requestJson('POST', url, {}))

    expect(error).toBeInstanceOf(FailedAnswer)
    expect(error).toMatchObject({ message, status })
  },
)

test.each(['<!doctype html><title>Sign in to the Wi-Fi</title>', '', '{"message": "Tha'])(
  'a 200 response of %j is an error other than the parser’s',
  async (body) => {
    const { url } = await serve((_req, res) => res.end(body))

    const error = await failureOf(requestJson('POST', url, {}))

    expect(error).not.toBeInstanceOf(FailedAnswer)
    expect(error.message).toBe('The response is not JSON.')
  },
)

test.each(['{}', '{"message":""}', '{"message":7}', 'null'])(
  'a stored quote answered with %s has no message for the visitor, who gets the default',
  async (body) => {
    vi.stubGlobal('location', { origin: 'https://site.example' })
    vi.stubGlobal('fetch', async () => new Response(body, { status: 201 }))

    const kept = await sendQuote({ name: 'Ada', message: 'One shelf' }, 0)
    forgetKey()

    expect(kept).toEqual({ message: undefined, uploadUrl: undefined })
  },
)

test('a connection that breaks before or during the response is an error without a status', async () => {
  const before = await serve((req) => req.socket.destroy())
  const within = await serve((req, res) => {
    res.writeHead(200, { 'Content-Length': '100' }).write('{"message"', () => req.socket.destroy())
  })

  for (const { url } of [before, within])
    expect(await failureOf(requestJson('POST', url, {}))).not.toBeInstanceOf(FailedAnswer)
})

test('a change never rejects: a refusal has its JSON and its sentence, and without an answer the status is 0', async () => {
  const refusal = { message: 'Please sign in.', version: 2 }
  const refused = await serve((_req, res) => res.writeHead(412).end(JSON.stringify(refusal)))
  const done = await serve((_req, res) => res.writeHead(204).end())
  const broken = await serve((req) => req.socket.destroy())
  const page = await serve((_req, res) => res.writeHead(502).end('<!doctype html>'))

  const answers = [refused, done, broken, page].map(({ url }) => sendChange('PATCH', url, {}))

  const none = { body: undefined, message: undefined }
  expect(await Promise.all(answers)).toEqual([
    { isDone: false, status: 412, body: refusal, message: refusal.message },
    { isDone: true, status: 200, ...none },
    { isDone: false, status: 0, ...none },
    { isDone: false, status: 502, ...none },
  ])
})

test('the fetcher joins the segments of a key with slashes, and uses a URL as it is', async () => {
  const { url, received } = await serve((_req, res) => res.end('{"status":200}'))

  const answers = [await fetchData([url, 'cities', 3]), await fetchData(`${url}/postal-codes.json`)]

  expect(answers).toEqual([{ status: 200 }, { status: 200 }])
  expect(received).toMatchObject([{ method: 'GET', url: '/cities/3' }, { url: '/postal-codes.json' }])
})

type Received = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string }

async function serve(answer: RequestListener) {
  const received: Received[] = []
  const { url, stop } = await startServer(async (req, res) => {
    const { method, url, headers } = req
    received.push({ method, url, headers, body: await text(req) })
    answer(req, res)
  })
  onTestFinished(stop)
  return { url, received }
}

async function failureOf(promise: Promise<unknown>): Promise<Error> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof Error)) throw new Error('It did not fail.')
  return error
}

const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000)

test('an entry is discarded five minutes after the last component that showed it is gone', () => {
  vi.useFakeTimers()
  const cache = new Map(['cities', 'services'].map((key) => [key, key]))
  const release = [holdEntry(cache, 'cities'), holdEntry(cache, 'cities')]

  minutes(600)
  release[0]?.()
  minutes(600)
  expect(cache.has('cities')).toBe(true)
  release[1]?.()
  minutes(4.99)
  const again = holdEntry(cache, 'cities')
  minutes(600)
  expect(cache.has('cities')).toBe(true)
  again()
  minutes(4.99)
  expect(cache.has('cities')).toBe(true)
  minutes(0.02)
  expect([...cache.keys()]).toEqual(['services'])
})

test('imports a module once for all callers, resolves to undefined after a failed import or eight seconds, and retries it', async () => {
  const importModule = vi.fn(async () => ({ name: 'Lightbox' }))
  importModule.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const module = lazyModule(importModule)
  vi.useFakeTimers()

  const failed = await Promise.all([module.load(), module.load()])
  const loaded = [await module.load(), await module.load()]
  const hanging = lazyModule(() => new Promise(() => {})).load()
  await vi.advanceTimersByTimeAsync(8_000)

  expect([failed, loaded]).toEqual([Array(2).fill(undefined), Array(2).fill({ name: 'Lightbox' })])
  expect(importModule).toHaveBeenCalledTimes(2)
  expect(await hanging).toBeUndefined()
})
