import { expect, test } from 'vitest'
import { startReceiver } from '#tests/support/server/startReceiver.ts'
import { signatureOf, startWebhook } from '#tests/support/server/startWebhook.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

test('retries on the schedule of Standard Webhooks, each time with a new timestamp, until 2xx', async () => {
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

test('fails after the tenth attempt, and "resend" starts again', async () => {
  const { receiver, add, sendAt, stateOf, quotes, lines, start } = await startWebhook()
  receiver.behave({ status: 404 })
  const id = await add()

  for (let attempt = 0; attempt < 12; attempt += 1) await sendAt(attempt * 30 * hour)
  const failed = await stateOf(id)
  receiver.behave({ status: 200 })
  await quotes.resend(id, start, ['webhook'])
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

test('stops after 410 and logs it, until URL or secret change', async () => {
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
  expect(await quotes.resend(first, 0, ['webhook'])).toEqual(['webhook'])
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

test('retries after a timeout and a dropped connection', async () => {
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

test('posts pending webhooks after a restart, and no accepted one again', async () => {
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
