import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { required } from '#tests/support/required.ts'
import { arrival, quoteRequest, sendQuote } from '#tests/support/server/sendQuote.ts'
import { startDesk } from '#tests/support/server/startDesk.ts'
import { startReceiver } from '#tests/support/server/startPhone.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const key = Buffer.alloc(32, 7)
const secret = `whsec_${key.toString('base64')}`

/** A server with a receiver of webhooks, and the webhooks' states. */
async function startWebhook(more: Record<string, string> = {}) {
  const receiver = await startReceiver()
  const outbox = await startDesk({
    environment: { WEBHOOK_URL: `${receiver.url}/hook`, WEBHOOK_SECRET: secret, ...more },
  })
  return { ...outbox, receiver, stateOf: (id: string) => outbox.stateOf(id, 'webhook') }
}

type Received = { headers: Record<string, unknown>; body: Buffer }

/** The signature as a receiver computes it. */
function signatureOf({ headers, body }: Received, from = key) {
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  return `v1,${createHmac('sha256', from).update(signed).digest('base64')}`
}

test('a stored quote is posted as JSON with a Standard Webhooks signature', async () => {
  const { receiver, add, sendAt, start, quotes, lines, stateOf } = await startWebhook()
  const id = await add({ name: 'Zoë Ünal', day: '' })
  const quote = await quotes.find(id)

  await sendAt(1500)
  await sendAt(hour)

  const request = required(receiver.requests[0])
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
  const desk = `https://site.example/desk/requests/${id}`
  expect(JSON.parse(request.body.toString())).toEqual({
    type: 'quote.created',
    timestamp: quote?.createdAt,
    data: { ...quoteRequest, name: 'Zoë Ünal', id, page: '', photos: 0, desk },
  })
  expect(await stateOf(id)).toEqual({ kind: 'webhook', about: '', state: 'sent', attempts: 1, error: '' })
  expect(lines).toContain(`Webhook of quote ${id} is sent.`)
})

test('during a rotation both secrets sign', async () => {
  const next = Buffer.alloc(24, 9)
  const WEBHOOK_SECRET = `${secret}, whsec_${next.toString('base64')}`
  const { receiver, add, sendAt } = await startWebhook({ WEBHOOK_SECRET })
  await add()

  await sendAt(0)

  const request = required(receiver.requests[0])
  expect(request.headers['webhook-signature']).toBe(`${signatureOf(request)} ${signatureOf(request, next)}`)
})

test('suspected spam is posted when its status changes to new, and only once', async () => {
  const { receiver, send, sendAt, quotes, store, patch } = await startWebhook()
  const { text } = await sendQuote(send, { ...quoteRequest, website: 'https://spam.example' })
  const { id } = JSON.parse(text)

  await sendAt(0)

  expect(await quotes.find(id)).toMatchObject({ spam: true })
  expect([receiver.requests, await store.outbox.messagesOf(id)]).toEqual([[], []])

  await patch(`/quotes/${id}`, 1, { note: 'Looks real' })
  const { json } = await patch(`/quotes/${id}`, 2, { status: 'new' })
  await sendAt(minute)
  await patch(`/quotes/${id}`, 3, { status: 'spam' })
  await patch(`/quotes/${id}`, 4, { status: 'contacted' })
  await sendAt(hour)

  expect(json.mails).toEqual([{ kind: 'webhook', about: '', state: 'pending', attempts: 0, error: '' }])
  expect(receiver.requests.map(({ headers }) => headers['webhook-id'])).toEqual([`msg_${id}`])
})

test('is retried like a mail, with the same id and a new timestamp, until 2xx, and logs no typed text', async () => {
  const { receiver, add, sendAt, stateOf, lines } = await startWebhook()
  receiver.behave({ status: 500 })
  const id = await add()

  for (const elapsed of [0, 4.9 * second, 5 * second, 14.9 * second]) await sendAt(elapsed)
  receiver.behave({ status: 299 })
  await sendAt(15 * second)

  const headers = receiver.requests.map((request) => request.headers)
  expect(headers.map((one) => one['webhook-id'])).toEqual(Array(3).fill(`msg_${id}`))
  expect(new Set(headers.map((one) => one['webhook-timestamp'])).size).toBe(3)
  expect(receiver.requests.map((request) => signatureOf(request))).toEqual(
    headers.map((one) => one['webhook-signature']),
  )
  expect(await stateOf(id)).toMatchObject({ state: 'sent', attempts: 3 })
  expect(lines.filter((line) => line.includes('(attempt 1: NotAccepted 500)'))).toHaveLength(1)
  expect(lines.join('\n')).not.toMatch(/\/hook|whsec|Ada|905-|fridge/)
})

test('is not repeated after 410, until it is sent again', async () => {
  const { receiver, add, sendAt, stateOf, lines, store } = await startWebhook()
  receiver.behave({ status: 410 })
  const id = await add()

  for (const hours of [0, 100]) await sendAt(hours * hour)

  const error = 'the receiver wants it no more (410)'
  expect(receiver.requests).toHaveLength(1)
  expect(await stateOf(id)).toEqual({ kind: 'webhook', about: '', state: 'failed', attempts: 1, error })
  expect(lines).toContain(`Webhook of quote ${id} FAILED: ${error}`)
  expect(await store.outbox.resend(id, 0, ['webhook'])).toEqual(['webhook'])
})

test('messages stay pending without settings', async () => {
  const { quotes, store, sendAt } = await startDesk()
  const { id } = await quotes.add(quoteRequest, arrival, ['owner', 'webhook'])

  await sendAt(200 * hour)

  expect(await store.outbox.messagesOf(id)).toMatchObject([
    { kind: 'owner', state: 'pending', attempts: 0 },
    { kind: 'webhook', about: '', state: 'pending', attempts: 0 },
  ])
})
