import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { quoteRequest, sendQuote } from '#tests/support/server/sendQuote.ts'
import { startOutbox } from '#tests/support/server/startOutbox.ts'
import { startReceiver } from '#tests/support/server/startReceiver.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const key = Buffer.alloc(32, 7)
const secret = `whsec_${key.toString('base64')}`

async function startWebhook(more: Record<string, string> = {}, timeout?: number) {
  const receiver = await startReceiver()
  const outbox = await startOutbox(
    { WEBHOOK_URL: `${receiver.url}/hook`, WEBHOOK_SECRET: secret, ...more },
    timeout,
  )
  const stateOf = async (id: string) => {
    const messages = await outbox.quotes.messagesOf(id)
    return messages.find(({ kind }) => kind === 'webhook')
  }
  return { receiver, stateOf, ...outbox }
}

/** As a receiver computes it. */
function signatureOf({ headers, body }: { headers: Record<string, unknown>; body: Buffer }, from = key) {
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  return `v1,${createHmac('sha256', from).update(signed).digest('base64')}`
}

test('a kept quote is posted as JSON, signed as Standard Webhooks says', async () => {
  const { receiver, add, sendAt, start, quotes, lines, stateOf } = await startWebhook()
  const id = await add({ name: 'Zoë Ünal', day: '' })
  const quote = await quotes.find(id)

  await sendAt(1500)
  await sendAt(hour)

  const [request] = receiver.requests
  if (!request) throw new Error('Nothing was posted.')
  expect(receiver.requests).toHaveLength(1)
  expect(request).toMatchObject({
    path: '/hook',
    headers: {
      'content-type': 'application/json',
      'webhook-id': `msg_${id}`,
      'webhook-timestamp': String(Math.floor((start + 1500) / 1000)),
      'webhook-signature': signatureOf(request),
    },
  })
  expect(JSON.parse(request.body.toString())).toEqual({
    type: 'quote.created',
    timestamp: quote?.createdAt,
    data: {
      ...quoteRequest,
      name: 'Zoë Ünal',
      id,
      page: '',
      photos: 0,
      desk: `https://site.example/desk/requests/${id}`,
    },
  })
  expect(await stateOf(id)).toEqual({ kind: 'webhook', state: 'sent', attempts: 1, error: '' })
  expect(lines).toContain(`Webhook of quote ${id} is sent.`)
})

test('while one secret replaces another, both sign', async () => {
  const next = Buffer.alloc(24, 9)
  const { receiver, add, sendAt } = await startWebhook({
    WEBHOOK_SECRET: `${secret}, whsec_${next.toString('base64')}`,
  })
  await add()

  await sendAt(0)

  const [request] = receiver.requests
  expect(request?.headers['webhook-signature']).toBe(
    request && `${signatureOf(request)} ${signatureOf(request, next)}`,
  )
})

test('it is tried on the specification’s schedule, each time with a new timestamp, until 2xx', async () => {
  const { receiver, add, sendAt, stateOf, lines } = await startWebhook()
  receiver.behave({ status: 500 })
  const id = await add()
  const delays = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour]

  let elapsed = 0
  await sendAt(elapsed)
  const counts = [receiver.requests.length]
  for (const delay of delays) {
    await sendAt(elapsed + delay - 1)
    counts.push(receiver.requests.length)
    elapsed += delay * 1.1
    await sendAt(elapsed)
    counts.push(receiver.requests.length)
  }
  receiver.behave({ status: 299 })
  await sendAt(elapsed + 24 * hour * 1.1)

  // Not a millisecond early, and with a tenth at most of jitter.
  expect(counts).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9])
  const headers = receiver.requests.map((request) => request.headers)
  expect(new Set(headers.map((one) => one['webhook-id'])).size).toBe(1)
  expect(new Set(headers.map((one) => one['webhook-timestamp'])).size).toBe(10)
  expect(receiver.requests.map((request) => signatureOf(request))).toEqual(
    headers.map((one) => one['webhook-signature']),
  )
  expect(await stateOf(id)).toMatchObject({ state: 'sent', attempts: 10 })
  expect(lines.filter((line) => line.includes('(attempt 1: NotAccepted 500)'))).toHaveLength(1)
})

test('after the tenth attempt it has failed, and "resend" begins anew', async () => {
  const { receiver, add, sendAt, stateOf, quotes, lines, start } = await startWebhook()
  receiver.behave({ status: 404 })
  const id = await add()

  for (let attempt = 0; attempt < 12; attempt += 1) await sendAt(attempt * 30 * hour)
  const failed = await stateOf(id)
  receiver.behave({ status: 200 })
  await quotes.resend(id, start)
  await sendAt(500 * hour)

  expect(failed).toEqual({
    kind: 'webhook',
    state: 'failed',
    attempts: 10,
    error: 'The receiver answered 404.',
  })
  expect(lines).toContain(
    `Webhook of quote ${id} FAILED after 10 attempts (NotAccepted 404). See it with: npm run quotes -- show ${id}`,
  )
  expect(receiver.requests).toHaveLength(11)
  expect(await stateOf(id)).toMatchObject({ state: 'sent', attempts: 1 })
})

test('a redirect is a failure, and is not followed', async () => {
  const { receiver, add, sendAt, stateOf } = await startWebhook()
  const other = await startReceiver()
  receiver.behave({ status: 307, headers: { Location: other.url } })
  const id = await add()

  await sendAt(0)

  expect(other.requests).toEqual([])
  expect(await stateOf(id)).toMatchObject({ state: 'pending', error: 'The receiver answered 307.' })
})

test('410 ends it for good, which the log says, until the settings name another one', async () => {
  const { receiver, add, sendAt, restart, stateOf, lines, quotes } = await startWebhook()
  receiver.behave({ status: 410 })
  const first = await add()
  await sendAt(0)
  receiver.behave({ status: 200 })
  const second = await add()

  await restart()
  await sendAt(100 * hour)

  const ended =
    'the receiver wants no more webhooks (410). To begin again, set another WEBHOOK_URL or WEBHOOK_SECRET.'
  expect(receiver.requests).toHaveLength(1)
  for (const id of [first, second]) {
    expect(await stateOf(id)).toEqual({ kind: 'webhook', state: 'failed', attempts: 1, error: ended })
    expect(lines).toContain(`Webhook of quote ${id} FAILED: ${ended}`)
  }
  expect(await quotes.resend(first, 0)).toBe(true)
})

test.each([
  ['a number of seconds', () => '600'],
  ['a date', (start: number) => new Date(start + 10 * minute).toUTCString()],
])('a receiver that is busy is left alone for %s', async (_form, retryAfter) => {
  const { receiver, add, sendAt, start } = await startWebhook()
  const wholeSecond = 1000 - (start % 1000)
  receiver.behave({ status: 429, headers: { 'Retry-After': retryAfter(start + wholeSecond) } })
  await add()

  await sendAt(wholeSecond)
  await sendAt(wholeSecond + 10 * minute - 1)
  const early = receiver.requests.length
  await sendAt(wholeSecond + 10 * minute)

  expect([early, receiver.requests.length]).toEqual([1, 2])
})

test('a receiver that says nothing or hangs up is tried again', async () => {
  const { receiver, add, sendAt, stateOf } = await startWebhook({}, 300)
  const id = await add()
  receiver.behave('silence')
  await sendAt(0)
  const silent = await stateOf(id)
  receiver.behave('drop')
  await sendAt(minute)
  const dropped = await stateOf(id)
  receiver.behave({ status: 200 })
  await sendAt(hour)

  expect([silent?.state, dropped?.state, dropped?.attempts]).toEqual(['pending', 'pending', 2])
  expect(await stateOf(id)).toMatchObject({ state: 'sent', attempts: 3 })
})

test('suspected spam is not posted', async () => {
  const { receiver, send, sendAt, quotes } = await startWebhook()
  const { text } = await sendQuote(send, { ...quoteRequest, website: 'https://spam.example' })
  const { id } = JSON.parse(text)

  await sendAt(0)

  expect(await quotes.find(id)).toMatchObject({ spam: true })
  expect([receiver.requests, await quotes.messagesOf(id)]).toEqual([[], []])
})

test('a quote that is deleted before it was posted is not posted, and leaves nothing behind', async () => {
  const { receiver, add, sendAt, quotes } = await startWebhook()
  receiver.behave({ status: 500 })
  const [deleted, old] = [await add(), await add()]
  await sendAt(0)

  await quotes.delete(deleted)
  await quotes.deleteBefore(new Date(Date.now() + hour))
  await sendAt(100 * hour)

  expect(receiver.requests).toHaveLength(2)
  expect([await quotes.messagesOf(deleted), await quotes.messagesOf(old)]).toEqual([[], []])
})

test('what waits is posted after a restart, and what was accepted is not posted again', async () => {
  const { receiver, add, sendAt, restart, stateOf } = await startWebhook()
  const sent = await add()
  await sendAt(0)
  receiver.behave({ status: 500 })
  const waiting = await add()
  await sendAt(1)

  await restart()
  receiver.behave({ status: 200 })
  await sendAt(minute)

  const ids = receiver.requests.map(({ headers }) => headers['webhook-id'])
  expect(ids).toEqual([`msg_${sent}`, `msg_${waiting}`, `msg_${waiting}`])
  expect(await stateOf(waiting)).toMatchObject({ state: 'sent', attempts: 2 })
})

test('a repeated request is posted once', async () => {
  const { receiver, send, sendAt } = await startWebhook()
  const headers = { 'Idempotency-Key': 'one' }
  for (let time = 0; time < 3; time += 1) await sendQuote(send, quoteRequest, headers)

  await sendAt(0)

  expect(receiver.requests).toHaveLength(1)
})

test('neither the URL nor the secret nor anything typed is in the log', async () => {
  const { receiver, add, sendAt, lines } = await startWebhook()
  receiver.behave({ status: 500 })
  await add()

  await sendAt(0)

  expect(lines.join('\n')).not.toMatch(/\/hook|whsec|Ada|905-|fridge/)
  expect(lines).toHaveLength(3)
})

test('without WEBHOOK_URL nothing waits to be posted', async () => {
  const { add, sendAt, quotes } = await startOutbox({})
  const id = await add()

  await sendAt(0)

  expect(await quotes.messagesOf(id)).toEqual([])
})

test('what waits for settings that are gone waits until they are there again', async () => {
  const { quotes, sendAt } = await startOutbox({})
  const arrival = { page: '', spam: false, idempotencyKey: undefined }
  const { id } = await quotes.add(quoteRequest, arrival, ['owner', 'webhook'])

  await sendAt(200 * hour)

  expect(await quotes.messagesOf(id)).toMatchObject([
    { kind: 'owner', state: 'pending', attempts: 0 },
    { kind: 'webhook', state: 'pending', attempts: 0 },
  ])
})

test.each([
  ['https://hooks.example/x', undefined],
  ['http://localhost:8080/x', undefined],
  ['http://127.0.0.1/x', undefined],
  ['http://[::1]/x', undefined],
  ['https://user:word@hooks.example/', 'must hold no user and no password: webhooks are signed.'],
  ['ftp://hooks.example/', 'must be a URL like https://hooks.example.com/quotes.'],
  ['hooks.example', 'must be a URL like https://hooks.example.com/quotes.'],
  [
    'http://hooks.example/',
    'must start with https://; http:// is for this machine alone, like http://localhost:8080/.',
  ],
  ['https://192.168.0.2/', 'must not be a private address, unless PRIVATE_ADDRESSES=on.'],
  ['https://[fd00::1]/', 'must not be a private address, unless PRIVATE_ADDRESSES=on.'],
])('WEBHOOK_URL=%s', (url, fault) => {
  const read = () => readConfig({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret }).webhook

  if (fault === undefined) expect(read()).toMatchObject({ url, privateAddresses: false })
  else expect(read).toThrow(`The settings need correcting:\n- WEBHOOK_URL ${fault}`)
})
