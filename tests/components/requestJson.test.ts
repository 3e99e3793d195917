import type { IncomingMessage, RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { FailedAnswer, requestJson } from '#components/api/requestJson.ts'
import { startServer } from '#tests/support/site/startServer.ts'

test('sends the payload as JSON and parses the response as JSON @7-4', async () => {
  const { url, received } = await serve((_req, res) => res.writeHead(201).end('{"message":"Thank you"}'))

  const answer = await requestJson('POST', `${url}/quotes`, { name: 'Ada' }, { 'Idempotency-Key': 'k1' })

  expect(answer).toEqual({ message: 'Thank you' })
  expect(received).toMatchObject([
    {
      method: 'POST',
      url: '/quotes',
      body: '{"name":"Ada"}',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'k1' },
    },
  ])
})

test('sends no body and no content type without a payload @7-4', async () => {
  const { url, received } = await serve((_req, res) => res.end('null'))

  await requestJson('GET', url)

  expect(received).toMatchObject([{ method: 'GET', body: '' }])
  expect(received[0]?.headers).not.toHaveProperty('content-type')
})

test.each([
  [429, 'Too many requests. Please call us.', '429: Too many requests. Please call us.'],
  [422, 'Please fill in: name.', '422: Please fill in: name.'],
  [503, '', '503: Service Unavailable'],
  [401, '', '401: Unauthorized'],
  [304, '', '304: Not Modified'],
])(
  'a %i response is an error with the status and the body, or the status text @8-1',
  async (status, body, message) => {
    const { url } = await serve((_req, res) => res.writeHead(status).end(body))

    const error = await failureOf(requestJson('POST', url, {}))

    expect(error).toBeInstanceOf(FailedAnswer)
    expect(error).toMatchObject({ message, status })
  },
)

test.each([
  ['a page', '<!doctype html><title>Sign in to the Wi-Fi</title>'],
  ['nothing', ''],
  ['half a response', '{"message": "Tha'],
])('a 200 response with %s is an error, and not the parser’s', async (_, body) => {
  const { url } = await serve((_req, res) => res.writeHead(200).end(body))

  const error = await failureOf(requestJson('POST', url, {}))

  expect(error).not.toBeInstanceOf(FailedAnswer)
  expect(error.message).toBe('The response is not JSON.')
})

test('a connection that breaks before or during the response is an error without a status', async () => {
  const before = await serve((req) => req.socket.destroy())
  const within = await serve((req, res) => {
    res.writeHead(200, { 'Content-Length': '100' }).write('{"message"', () => req.socket.destroy())
  })

  const errors = [
    await failureOf(requestJson('POST', before.url, {})),
    await failureOf(requestJson('POST', within.url, {})),
  ]

  for (const error of errors) expect(error).not.toBeInstanceOf(FailedAnswer)
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
