import { expect, test } from 'vitest'
import { quoteRequest, sendQuote } from '#tests/support/server/sendQuote.ts'
import { startOutbox } from '#tests/support/server/startOutbox.ts'
import { secret, signatureOf, startWebhook } from '#tests/support/server/startWebhook.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

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

test('suspected spam is posted once somebody says that it is none, and only once', async () => {
  const { receiver, send, sendAt, quotes, patch } = await startWebhook()
  const { text } = await sendQuote(send, { ...quoteRequest, website: 'https://spam.example' })
  const { id } = JSON.parse(text)

  await sendAt(0)

  expect(await quotes.find(id)).toMatchObject({ spam: true })
  expect([receiver.requests, await quotes.messagesOf(id)]).toEqual([[], []])

  await patch(`/quotes/${id}`, 1, { note: 'Looks real' })
  const { json } = await patch(`/quotes/${id}`, 2, { status: 'new' })
  await sendAt(minute)
  await patch(`/quotes/${id}`, 3, { status: 'spam' })
  await patch(`/quotes/${id}`, 4, { status: 'contacted' })
  await sendAt(hour)

  expect(json.mails).toEqual([{ kind: 'webhook', state: 'pending', attempts: 0, error: '' }])
  expect(receiver.requests.map(({ headers }) => headers['webhook-id'])).toEqual([`msg_${id}`])
})

test('a quote deleted before the webhook is not posted, and leaves no message', async () => {
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

test('without WEBHOOK_URL no webhook is queued', async () => {
  const { add, sendAt, quotes } = await startOutbox({})
  const id = await add()

  await sendAt(0)

  expect(await quotes.messagesOf(id)).toEqual([])
})

test('messages without settings stay pending', async () => {
  const { quotes, sendAt } = await startOutbox({})
  const arrival = { page: '', spam: false, idempotencyKey: undefined }
  const { id } = await quotes.add(quoteRequest, arrival, ['owner', 'webhook'])

  await sendAt(200 * hour)

  expect(await quotes.messagesOf(id)).toMatchObject([
    { kind: 'owner', state: 'pending', attempts: 0 },
    { kind: 'webhook', state: 'pending', attempts: 0 },
  ])
})
