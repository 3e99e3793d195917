import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createMailQueue } from '#server/quotes/outbox/mailQueue.ts'
import { sendTimeout } from '#server/quotes/outbox/mailSchedule.ts'
import type { ClaimedMail, MailQueueStore } from '#server/quotes/outbox/mailStore.ts'
import type { MailKind } from '#server/quotes/store/quote.ts'
import { openSqliteQuoteStore } from '#server/quotes/store/sqliteQuoteStore.ts'
import { quoteRequest } from '#tests/support/sendQuote.ts'
import { startMailQueue } from '#tests/support/startMailQueue.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

const second = 1000
const minute = 60 * second
const arrival = { page: '/', spam: false, idempotencyKey: undefined }

test('a server that says nothing keeps no other mail waiting', async () => {
  const { mailServer, store, queue, add, clock } = await startMailQueue({ timeout: minute })
  mailServer.behave('stall', 'ada@')
  const { id } = await add(['owner', 'confirmation'])
  clock.now += minute

  queue.wake()
  await mailServer.stalled(1)
  const other = await add()
  queue.wake()
  while ((await store.find(other.id))?.mail !== 'sent') await new Promise(setImmediate)
  const meanwhile = await store.mailsOf(id)
  // It hangs up on whom it keeps waiting.
  await mailServer.stop()
  await queue.idle()

  expect(meanwhile[1]).toMatchObject({ state: 'pending', error: '' })
  expect((await store.mailsOf(id))[1]).toMatchObject({ state: 'pending', error: expect.stringMatching(/./) })
})

test('a server that says nothing is dropped', async () => {
  const { mailServer, store, add, sendAt } = await startMailQueue({ timeout: 500 })
  mailServer.behave('stall')
  const { id } = await add()

  await sendAt(0)

  expect(await store.mailsOf(id)).toMatchObject([
    { state: 'pending', attempts: 1, error: expect.stringMatching(/abort|time/i) },
  ])
})

test('250 mails that stall keep no other waiting', async () => {
  const { mailServer, store, queue, add, clock } = await startMailQueue({ timeout: minute, patience: 5 })
  mailServer.behave('stall', 'ada@')
  await Promise.all(Array.from({ length: 250 }, () => add(['confirmation'])))
  clock.now += minute
  queue.wake()
  await mailServer.stalled(250)

  const { id } = await add(['owner', 'confirmation'], { ...quoteRequest, email: 'zoe@example.com' })
  queue.wake()
  // In less time than the stalled ones take to be dropped.
  await vi.waitFor(
    async () => expect((await store.mailsOf(id)).map(({ state }) => state)).toEqual(['sent', 'sent']),
    { timeout: minute / 2 },
  )
  await queue.stop(0)

  expect(mailServer.mails).toHaveLength(2)
})

test('while a server is silent for everybody, hundreds of mails are tried every two minutes for an hour', async () => {
  const { add, attempts, pass, underWay } = startSilentQueue()
  const kinds: MailKind[] = ['owner', 'confirmation']
  for (let count = 0; count < 150; count += 1) await add(kinds)

  await pass(60 * minute)

  const gaps = [...attempts.values()].flatMap((times) =>
    times.slice(1).map((time, at) => time - (times[at] ?? 0)),
  )
  expect(attempts.size).toBe(300)
  expect(gaps.length).toBeGreaterThan(300 * 30)
  expect(Math.max(...gaps)).toBeLessThan(2 * minute)
  expect(underWay.most).toBeLessThanOrEqual(400)
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

/** A queue, a store, and a mail server that never says a word; the test lets time pass. */
function startSilentQueue() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const store = openSqliteQuoteStore(join(temporaryFolder(), 'quotes.db'))
  onTestFinished(() => store.close())
  const asked = { now: 0 }
  const answered = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    asked.now += 1
    return answer.finally(() => {
      asked.now -= 1
    })
  }
  const watched: MailQueueStore = {
    claimMail: (...given) => answered(store.claimMail(...given)),
    settleMail: (...given) => answered(store.settleMail(...given)),
  }
  const attempts = new Map<number, number[]>()
  const underWay = { now: 0, most: 0 }
  const send = ({ number }: ClaimedMail) =>
    new Promise<void>((_resolve, reject) => {
      attempts.set(number, [...(attempts.get(number) ?? []), Date.now()])
      underWay.now += 1
      underWay.most = Math.max(underWay.most, underWay.now)
      setTimeout(() => {
        underWay.now -= 1
        reject(new Error('silence'))
      }, sendTimeout)
    })
  const queue = createMailQueue({ store: watched, send, log: { error: () => {}, info: () => {} } })
  queue.start()

  let mails = 0
  return {
    attempts,
    underWay,
    /** Resolves to the number of the last mail. */
    async add(kinds: readonly MailKind[]) {
      await store.add(quoteRequest, arrival, kinds)
      queue.wake()
      mails += kinds.length
      return mails
    },
    async pass(time: number) {
      for (let passed = 0; passed < time; passed += 250) {
        vi.advanceTimersByTime(250)
        // Commits take real time: the clock stands until the store has answered everything.
        do await new Promise(setImmediate)
        while (asked.now > 0)
      }
    },
  }
}
