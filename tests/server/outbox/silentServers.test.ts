import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createOutboxQueue } from '#server/quotes/outbox/outboxQueue.ts'
import { sendTimeout } from '#server/quotes/outbox/retrySchedule.ts'
import type { ClaimedMessage, OutboxKind, OutboxStore } from '#server/quotes/store/outbox.ts'
import { openSqliteQuoteStore } from '#server/quotes/store/sqliteQuoteStore.ts'
import { quoteRequest } from '#tests/support/server/sendQuote.ts'
import { startMailQueue } from '#tests/support/server/startMailQueue.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

const second = 1000
const minute = 60 * second
const arrival = { page: '/', spam: false, idempotencyKey: undefined }

test('a silent mail server is aborted after the timeout', async () => {
  const { mailServer, store, add, sendAt } = await startMailQueue({ timeout: 500 })
  mailServer.behave('stall')
  const { id } = await add()

  await sendAt(0)

  expect(await store.messagesOf(id)).toMatchObject([
    { state: 'pending', attempts: 1, error: expect.stringMatching(/abort|time/i) },
  ])
})

test('250 stalled mails delay no other', async () => {
  const { mailServer, store, queue, add, clock } = await startMailQueue({
    timeout: minute,
    releaseSlotAfter: 5,
  })
  mailServer.behave('stall', 'ada@')
  await Promise.all(Array.from({ length: 250 }, () => add(['confirmation'])))
  clock.now += minute
  queue.wake()
  await mailServer.stalled(250)

  const { id } = await add(['owner', 'confirmation'], { ...quoteRequest, email: 'zoe@example.com' })
  queue.wake()
  // Before the stalled ones time out.
  await vi.waitFor(
    async () => expect((await store.messagesOf(id)).map(({ state }) => state)).toEqual(['sent', 'sent']),
    { timeout: minute / 2 },
  )
  await queue.stop(0)

  expect(mailServer.mails).toHaveLength(2)
})

test('while all mail servers are silent, hundreds of mails are tried every two minutes for an hour', async () => {
  const { add, attempts, pass, sending } = startSilentQueue()
  for (let count = 0; count < 150; count += 1) await add(['owner', 'confirmation'])

  await pass(60 * minute)

  const gaps = [...attempts.values()].flatMap((times) =>
    times.slice(1).map((time, at) => time - (times[at] ?? 0)),
  )
  expect(attempts.size).toBe(300)
  expect(gaps.length).toBeGreaterThan(300 * 30)
  expect(Math.max(...gaps)).toBeLessThan(2 * minute)
  expect(sending.most).toBeLessThanOrEqual(400)
})

test('among stalled mails, a new one to the owner begins within a second', async () => {
  const { add, attempts, pass } = startSilentQueue()
  for (let count = 0; count < 250; count += 1) await add(['owner'])
  await pass(20 * second)
  const waits: number[] = []

  for (let round = 0; round < 20; round += 1) {
    await pass(7 * second)
    const added = Date.now()
    const number = await add(['owner'])
    await pass(second)
    waits.push((attempts.get(number)?.[0] ?? Number.POSITIVE_INFINITY) - added)
  }

  expect(Math.max(...waits)).toBeLessThanOrEqual(second)
})

/** A queue, a store, and a mail server that never answers; the test lets time pass. */
function startSilentQueue() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const store = openSqliteQuoteStore(join(temporaryFolder(), 'quotes.db'))
  onTestFinished(() => store.close())
  let pendingQueries = 0
  const counted = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    pendingQueries += 1
    return answer.finally(() => {
      pendingQueries -= 1
    })
  }
  const countedStore: OutboxStore = {
    claimMessage: (...given) => counted(store.claimMessage(...given)),
    settleMessage: (...given) => counted(store.settleMessage(...given)),
  }
  const attempts = new Map<number, number[]>()
  const sending = { now: 0, most: 0 }
  const send = ({ number }: ClaimedMessage) =>
    new Promise<void>((_resolve, reject) => {
      attempts.set(number, [...(attempts.get(number) ?? []), Date.now()])
      sending.now += 1
      sending.most = Math.max(sending.most, sending.now)
      setTimeout(() => {
        sending.now -= 1
        reject(new Error('silence'))
      }, sendTimeout)
    })
  const queue = createOutboxQueue({
    store: countedStore,
    senders: { owner: send, confirmation: send },
    log: { error: () => {}, info: () => {} },
  })
  queue.start()

  let messages = 0
  return {
    attempts,
    sending,
    /** Resolves to the number of the last message. */
    async add(kinds: readonly OutboxKind[]) {
      await store.add(quoteRequest, arrival, kinds)
      queue.wake()
      messages += kinds.length
      return messages
    },
    async pass(time: number) {
      for (let passed = 0; passed < time; passed += 250) {
        vi.advanceTimersByTime(250)
        // Commits take real time: the clock stands until the store has answered everything.
        do await new Promise(setImmediate)
        while (pendingQueries > 0)
      }
    },
  }
}
