import { expect, test } from 'vitest'
import { createOutboxQueue } from '#server/quotes/outbox/outboxQueue.ts'
import { claimFor } from '#server/quotes/outbox/retrySchedule.ts'
import type { ClaimedMessage, OutboxKind } from '#server/quotes/store/outbox.ts'
import { quoteRequest } from '#tests/support/server/sendQuote.ts'
import { startMailQueue } from '#tests/support/server/startMailQueue.ts'
import { claimedMessage } from './claimedMessage.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const both: readonly OutboxKind[] = ['owner', 'confirmation']
const concurrency = 10

test('a refused mail is tried less than two minutes apart for an hour, then slower, for three days', async () => {
  const refusal = Object.assign(new Error('550 no such user ada@example.com'), { code: 'EENVELOPE' })
  const { store, add, sendAt, lines } = await startMailQueue({ send: () => Promise.reject(refusal) })
  const { id } = await add()
  const attempts: number[] = []
  for (let time = 0; time < 4 * day; time += time < hour ? 5000 : 5 * minute) {
    await sendAt(time)
    const [message] = await store.messagesOf(id)
    if ((message?.attempts ?? 0) > attempts.length) attempts.push(time)
  }

  const gaps = attempts.slice(1).map((time, index) => time - (attempts[index] ?? 0))
  const withinAnHour = attempts.filter((time) => time < hour).length - 1
  expect(Math.max(...gaps.slice(0, withinAnHour))).toBeLessThan(2 * minute)
  expect(Math.max(...gaps)).toBeLessThanOrEqual(hour + 5 * minute)
  expect(Math.abs((attempts.at(-1) ?? 0) - 3 * day)).toBeLessThan(0.1 * day)
  expect(await store.find(id)).toMatchObject({ mail: 'failed' })
  const [failed] = await store.messagesOf(id)
  expect(failed).toMatchObject({ state: 'failed', error: expect.stringContaining('550') })
  expect(lines.filter((line) => line.startsWith('error: '))).toEqual([
    expect.stringContaining(`Mail (owner) of quote ${id} FAILED`),
  ])
  expect(lines.join()).not.toContain('ada@example.com')
})

test('owner and visitor get their mails, and one refused address delays no other @7-3', async () => {
  const { mailServer, store, add, sendAt } = await startMailQueue()
  mailServer.behave('refuse', 'ada@')
  const refused = await add(both)
  const other = await add(both, { ...quoteRequest, email: 'zoe@example.com' })

  await sendAt(0)
  await sendAt(hour)

  expect(mailServer.mails.map(({ envelope }) => envelope.to.join()).toSorted()).toEqual([
    'owner@site.example',
    'owner@site.example',
    'zoe@example.com',
  ])
  expect((await store.messagesOf(refused.id)).map(({ state }) => state)).toEqual(['sent', 'pending'])
  expect((await store.messagesOf(other.id)).map(({ state }) => state)).toEqual(['sent', 'sent'])
  expect(await store.find(other.id)).toMatchObject({ mail: 'sent' })
})

test.each(['refuse', 'stall', 'drop'] as const)(
  'of two owners, one whose mail server does %s gets the mail later, and neither gets it twice',
  async (behaviour) => {
    const to = ['gone@site.example', 'owner@site.example']
    const { mailServer, store, add, sendAt, lines } = await startMailQueue({ to, timeout: 3000 })
    mailServer.behave(behaviour, 'gone@')
    const { id } = await add()
    const receivers = () => mailServer.mails.map(({ envelope }) => envelope.to.join())

    await sendAt(0)
    await sendAt(minute)
    const [first, waiting] = [receivers(), await store.messagesOf(id)]
    mailServer.behave('accept', 'gone@')
    await sendAt(4 * minute)

    expect(first).toEqual(['owner@site.example'])
    expect(waiting).toMatchObject([
      { state: 'pending', attempts: 2, error: expect.stringMatching(/^gone@site\.example: ./) },
    ])
    expect(receivers()).toEqual(['owner@site.example', 'gone@site.example'])
    expect(await store.find(id)).toMatchObject({ mail: 'sent' })
    expect(lines.join()).not.toContain('@')
  },
)

test('a message claimed by a killed process is sent by the next one', async () => {
  const first = await startMailQueue()
  const { id } = await first.add()
  const began = first.clock.now + minute
  const claimed = await first.store.claimMessage(began, began + claimFor)
  await first.store.close()
  const next = await startMailQueue({ path: first.path })

  await next.sendAt(0)
  const tooEarly = next.mailServer.mails.length
  await next.sendAt(claimFor)

  expect(claimed?.quote.id).toBe(id)
  expect(claimFor).toBeLessThan(2 * minute)
  expect([tooEarly, next.mailServer.mails.length]).toEqual([0, 1])
})

test('a silent store is logged once an outage, and a missing mail server is retried', async () => {
  const { mailServer, store, sendAt, add, lines, queue } = await startMailQueue()
  const { id } = await add()
  const { claimMessage } = store
  await mailServer.stop()

  for (let outage = 0; outage < 2; outage += 1) {
    store.claimMessage = async () => Promise.reject(new Error('disk I/O error'))
    await sendAt(0)
    await sendAt(0)
    store.claimMessage = claimMessage
    await sendAt(0)
  }
  await queue.stop()

  expect(lines.filter((line) => line.includes('disk I/O error'))).toHaveLength(2)
  const error = expect.stringContaining('ECONNREFUSED')
  expect(await store.messagesOf(id)).toMatchObject([{ state: 'pending', attempts: 1, error }])
})

/** A queue whose store answers when the test says so, and whose mail server never does. */
function startHeldQueue() {
  const claims: ((message: ClaimedMessage | undefined) => void)[] = []
  const sent: ClaimedMessage[] = []
  const owner = (message: ClaimedMessage) => {
    sent.push(message)
    return new Promise<undefined>(() => {})
  }
  const queue = createOutboxQueue({
    store: {
      claimMessage: () => new Promise((resolve) => claims.push(resolve)),
      settleMessage: async () => {},
    },
    senders: { owner },
    log: { error: () => {}, info: () => {} },
    releaseSlotAfter: minute,
  })
  /** Answers the pending claims. */
  const answer = async (message: ClaimedMessage | undefined) => {
    for (const resolve of claims.splice(0)) resolve(message)
    await new Promise(setImmediate)
  }
  return { queue, claims, sent, answer }
}

test('ten messages are sent at once, the next waits, and a stopped queue claims no more', async () => {
  const stopped = startHeldQueue()
  const { queue, claims, sent, answer } = startHeldQueue()
  queue.wake()

  for (let round = 0; round < concurrency + 3; round++) await answer(claimedMessage)
  await stopped.queue.stop()
  stopped.queue.wake()

  expect(stopped.claims).toHaveLength(0)
  expect(sent).toHaveLength(concurrency)
  expect(claims).toHaveLength(0)
})

test('a queue woken while all slots are busy checks once more, and else goes idle', async () => {
  for (const extraWakes of [0, 1]) {
    const { queue, claims, answer } = startHeldQueue()
    for (let call = 0; call < concurrency + extraWakes; call++) queue.wake()

    const counts = [claims.length]
    for (let round = 0; round < 2; round++) {
      await answer(undefined)
      counts.push(claims.length)
    }

    expect(counts).toEqual([concurrency, extraWakes, 0])
  }
})
