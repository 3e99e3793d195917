import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createOutboxQueue } from '#server/quotes/outbox/outboxQueue.ts'
import { createSenders } from '#server/quotes/outbox/senders.ts'
import type { OutboxKind } from '#server/quotes/store/outbox.ts'
import { openSqliteQuoteStore } from '#server/quotes/store/sqlite/sqliteQuoteStore.ts'
import { quoteRequest } from '#tests/support/server/sendQuote.ts'
import { startMailServer } from '#tests/support/server/startMailServer.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

const minute = 60_000
const both: readonly OutboxKind[] = ['owner', 'confirmation']

/** A store, a mail server, and a queue whose clock the test sets. */
async function startMailQueue({ to = ['owner@site.example'], timeout = 10_000 } = {}) {
  const mailServer = await startMailServer()
  const store = openSqliteQuoteStore(join(temporaryFolder(), 'quotes.db'))
  onTestFinished(() => store.close())
  const mail = { smtpUrl: mailServer.url, to, from: 'owner@site.example', autoreply: true }
  const lines: string[] = []
  const start = Date.now() + minute
  let now = start
  const queue = createOutboxQueue({
    store,
    senders: createSenders({ mail, siteUrl: 'https://site.example' }, { photos: store }, timeout),
    log: { error: (error) => lines.push(`error: ${error}`), info: (line) => lines.push(line) },
    now: () => now,
  })
  const add = (mails: readonly OutboxKind[] = ['owner'], request = quoteRequest) =>
    store.add(request, { page: '/', spam: false, idempotencyKey: undefined }, mails)
  /** Sends what is due at this time after the start. */
  const sendAt = async (elapsed: number) => {
    now = start + elapsed
    queue.wake()
    await queue.idle()
  }
  return { mailServer, store, queue, lines, add, sendAt }
}

test('owner and visitor get their mails, and one refused email address delays no other @7-3', async () => {
  const { mailServer, store, add, sendAt } = await startMailQueue()
  mailServer.behave('refuse', 'ada@')
  const refused = await add(both)
  const other = await add(both, { ...quoteRequest, email: 'zoe@example.com' })

  await sendAt(0)
  await sendAt(60 * minute)

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
    const { mailServer, store, add, sendAt, lines } = await startMailQueue({ to, timeout: 1000 })
    mailServer.behave(behaviour, 'gone@')
    const { id } = await add()
    const receivers = () => mailServer.mails.map(({ envelope }) => envelope.to.join())

    await sendAt(0)
    const [first, waiting] = [receivers(), await store.messagesOf(id)]
    mailServer.behave('accept', 'gone@')
    await sendAt(minute)

    expect(first).toEqual(['owner@site.example'])
    expect(waiting).toMatchObject([
      { state: 'pending', attempts: 1, error: expect.stringMatching(/^gone@site\.example: ./) },
    ])
    expect(receivers()).toEqual(['owner@site.example', 'gone@site.example'])
    expect(await store.find(id)).toMatchObject({ mail: 'sent' })
    expect(lines.join()).not.toContain('@')
  },
)

test('a store that fails for a while, and a missing mail server, stop no queue', async () => {
  const { mailServer, store, sendAt, add } = await startMailQueue()
  const { id } = await add()
  const { claimMessage } = store
  await mailServer.stop()

  store.claimMessage = async () => Promise.reject(new Error('disk I/O error'))
  await sendAt(0)
  store.claimMessage = claimMessage
  await sendAt(0)

  const error = expect.stringContaining('ECONNREFUSED')
  expect(await store.messagesOf(id)).toMatchObject([{ state: 'pending', attempts: 1, error }])
})

test('a silent mail server delays no other mail', async () => {
  const { mailServer, queue, add } = await startMailQueue()
  mailServer.behave('stall', 'silent@')
  for (let count = 0; count < 15; count += 1)
    await add(['confirmation'], { ...quoteRequest, email: 'silent@example.com' })
  await add(['confirmation'])

  queue.wake()

  // Before the first attempt is given up.
  await expect.poll(() => mailServer.mails.length, { timeout: 8000 }).toBe(1)
  await mailServer.stop()
  await queue.stop()
})
