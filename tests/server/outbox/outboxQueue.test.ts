import { expect, test, vi } from 'vitest'
import { createMailer } from '#server/quotes/outbox/mailSender.ts'
import { createOutboxQueue, slowAfter } from '#server/quotes/outbox/outboxQueue.ts'
import type { ClaimedMessage, OutboxKind } from '#server/store/outbox.ts'
import { claimedMessage } from '#tests/support/server/receiveMail.ts'
import { arrival, quoteRequest } from '#tests/support/server/sendQuote.ts'
import { startDesk } from '#tests/support/server/startDesk.ts'
import { startMailServer } from '#tests/support/server/startMailServer.ts'

const minute = 60_000
const both: readonly OutboxKind[] = ['owner', 'confirmation']
const concurrency = 10

/** The server with a mail server, and an outbox on the test's clock. */
async function startMailQueue({ to = 'owner@site.example', timeout = 10_000 } = {}) {
  const mailServer = await startMailServer()
  const mail = { SMTP_URL: mailServer.url, QUOTES_TO: to, AUTOREPLY: 'on' }
  const { store, lines, start, sendAt } = await startDesk({ environment: mail, timeout })
  const add = (mails: readonly OutboxKind[] = ['owner'], request = quoteRequest) =>
    store.quotes.add(request, arrival, mails)
  return { mailServer, store, lines, start, add, sendAt }
}

test('owner and visitor get their mails, and a refused email address does not delay others', async () => {
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
  expect((await store.outbox.messagesOf(refused.id)).map(({ state }) => state)).toEqual(['sent', 'pending'])
  expect((await store.outbox.messagesOf(other.id)).map(({ state }) => state)).toEqual(['sent', 'sent'])
  expect(await store.quotes.find(other.id)).toMatchObject({ mail: 'sent' })
})

test('a mail that its server took without an answer is sent once more, an hour later, and a confirmation never', async () => {
  const to = 'owner@site.example, scanned@site.example'
  const { mailServer, store, add, sendAt } = await startMailQueue({ to })
  for (const start of ['scanned@', 'ada@']) mailServer.behave('takeAndDrop', start)
  const { id } = await add(both)
  const received = () => mailServer.mails.map(({ envelope }) => envelope.to.join()).toSorted()
  const once = ['ada@example.com', 'owner@site.example', 'scanned@site.example']

  for (const minutes of [0, 1, 59]) await sendAt(minutes * minute)
  const [early, waiting] = [received(), await store.outbox.messagesOf(id)]
  for (const minutes of [61, 122, 24 * 60]) await sendAt(minutes * minute)

  expect(early).toEqual(once)
  expect(waiting.map(({ state }) => state)).toEqual(['pending', 'sent'])
  expect(received()).toEqual([...once, 'scanned@site.example'])
  expect(new Set(mailServer.mails.map(({ messageId }) => messageId)).size).toBe(2)
  expect((await store.outbox.messagesOf(id)).map(({ state }) => state)).toEqual(['sent', 'sent'])
})

test('a confirmation that was being handed over when the process died is sent an hour later', async () => {
  const { mailServer, store, start, add, sendAt } = await startMailQueue()
  const { id } = await add(['confirmation'])
  const claimed = await store.outbox.claimMessage(start, start + minute, both)
  const dueAt = start + 60 * minute
  // Written before the end of a message is sent.
  const acceptedBy = [`${start} ada@example.com`]
  if (claimed) await store.outbox.settleMessage(claimed, { state: 'pending', dueAt, error: '', acceptedBy })

  await sendAt(59 * minute)
  const early = mailServer.mails.length
  for (const minutes of [60, 121]) await sendAt(minutes * minute)

  expect([early, mailServer.mails.length]).toEqual([0, 1])
  expect(await store.outbox.messagesOf(id)).toMatchObject([{ state: 'sent' }])
})

test.each([
  ['a store that fails', async () => Promise.reject(new Error('disk I/O error'))],
  ['another attempt that has begun', async () => false],
])('a mail is not handed over after %s before its end', async (_reason, settleMessage) => {
  const { mailServer, store, add, sendAt } = await startMailQueue()
  const { settleMessage: settle } = store.outbox
  const { id } = await add()
  store.outbox.settleMessage = settleMessage

  await sendAt(0)
  const early = mailServer.mails.length
  store.outbox.settleMessage = settle
  await sendAt(2 * minute)

  expect([early, mailServer.treated.accept, mailServer.mails.length]).toEqual([0, 2, 1])
  expect(await store.outbox.messagesOf(id)).toMatchObject([{ state: 'sent', attempts: 2 }])
})

test('a mail whose server answers late is sent once', async () => {
  const { mailServer, store, add, sendAt } = await startMailQueue({ timeout: 1000 })
  mailServer.behave('takeSlowly')
  const { id } = await add()

  await sendAt(0)
  await sendAt(120 * minute)

  expect(mailServer.mails).toHaveLength(1)
  expect(await store.outbox.messagesOf(id)).toMatchObject([{ state: 'sent' }])
})

test('a mail server that allows three connections gets three', async () => {
  const { mailServer, store, add, sendAt } = await startMailQueue()
  mailServer.limitConnections(3)
  const quotes = await Promise.all(Array.from({ length: 20 }, () => add()))

  await sendAt(0)
  await sendAt(minute)

  const messages = await Promise.all(quotes.map(({ id }) => store.outbox.messagesOf(id)))
  expect(messages.flat().map(({ state }) => state)).toEqual(quotes.map(() => 'sent'))
  expect(mailServer.mails).toHaveLength(quotes.length)
})

test('a mail server that refused a connection gets more than three again ten minutes later', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const server = await startMailServer()
  const mail = createMailer({ smtpUrl: server.url, from: 'site@site.example' }, 'https://site.example')
  const send = (email: string, timeout: number) =>
    mail({ to: [email], subject: '', text: '', html: '' }, email, { messageId: email, headers: {}, timeout })
  server.behave('stall', 'silent@')
  server.limitConnections(0)
  await expect(send('owner@site.example', 5000)).rejects.toMatchObject({ responseCode: 421 })
  server.limitConnections(Number.POSITIVE_INFINITY)

  vi.advanceTimersByTime(10 * minute)
  const ended: string[] = []
  const silent = [1, 2, 3].map(() => send('silent@site.example', 2000).catch(() => ended.push('silent')))
  const other = send('owner@site.example', 5000).then(() => ended.push('other'))
  await Promise.all([...silent, other])

  expect(ended).toEqual(['other', 'silent', 'silent', 'silent'])
})

test.each(['refuse', 'stall', 'drop'] as const)(
  'an owner whose mail server does %s gets the mail later, and no owner gets it twice',
  async (behaviour) => {
    const to = 'gone@site.example, owner@site.example'
    const { mailServer, store, add, sendAt, lines } = await startMailQueue({ to, timeout: 500 })
    mailServer.behave(behaviour, 'gone@')
    const { id } = await add()
    const receivers = () => mailServer.mails.map(({ envelope }) => envelope.to.join())

    await sendAt(0)
    const [first, waiting] = [receivers(), await store.outbox.messagesOf(id)]
    mailServer.behave('accept', 'gone@')
    await sendAt(minute)

    expect(first).toEqual(['owner@site.example'])
    expect(waiting).toMatchObject([
      { state: 'pending', attempts: 1, error: expect.stringMatching(/^gone@site\.example: ./) },
    ])
    expect(receivers()).toEqual(['owner@site.example', 'gone@site.example'])
    expect(await store.quotes.find(id)).toMatchObject({ mail: 'sent' })
    expect(lines.join()).not.toContain('@')
  },
)

test('all attempts of a mail have the same Message-ID, and a resent mail has another', async () => {
  const { mailServer, store, add, sendAt } = await startMailQueue({
    to: 'gone@site.example, owner@site.example',
  })
  mailServer.behave('refuse', 'gone@')
  const { id } = await add()

  await sendAt(0)
  mailServer.behave('accept', 'gone@')
  await sendAt(minute)
  await store.outbox.resend(id, Date.now() + minute, ['owner'])
  await sendAt(2 * minute)

  const [first, second, ...resent] = mailServer.mails.map(({ messageId }) => messageId)
  expect(first).toBe(second)
  expect(new Set(resent).size).toBe(1)
  expect(resent).not.toContain(first)
})

test('a failing store is logged once per outage, and an unreachable mail server is retried', async () => {
  const { mailServer, store, sendAt, add, lines } = await startMailQueue()
  const { id } = await add()
  const { claimMessage } = store.outbox
  await mailServer.stop()

  for (let outage = 0; outage < 2; outage += 1) {
    store.outbox.claimMessage = async () => Promise.reject(new Error('disk I/O error'))
    await sendAt(0)
    await sendAt(0)
    store.outbox.claimMessage = claimMessage
    await sendAt(0)
  }

  expect(lines.filter((line) => line.includes('disk I/O error'))).toHaveLength(2)
  const error = expect.stringContaining('ECONNREFUSED')
  expect(await store.outbox.messagesOf(id)).toMatchObject([{ state: 'pending', attempts: 1, error }])
})

/** A queue with a store that the test controls, and a mail server that never responds. */
function startHeldQueue() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const claims: ((message: ClaimedMessage | undefined) => void)[] = []
  const claimedFor = new Set<number>()
  const sent: ClaimedMessage[] = []
  const queue = createOutboxQueue({
    store: {
      claimMessage: (now, until) => {
        claimedFor.add(until - now)
        return new Promise((resolve) => claims.push(resolve))
      },
      settleMessage: async () => true,
    },
    senders: {
      owner: (message) => {
        sent.push(message)
        return new Promise<undefined>(() => {})
      },
    },
    log: { error: () => {}, info: () => {} },
    now: () => 0,
  })
  /** Answers the pending claims. */
  const answer = async (message: ClaimedMessage | undefined) => {
    for (const resolve of claims.splice(0)) resolve(message)
    await new Promise(setImmediate)
  }
  return { queue, claims, claimedFor, sent, answer }
}

test('ten messages are sent at once, ten more if the first are slow, and none after the queue is stopped', async () => {
  const { queue, claims, claimedFor, sent, answer } = startHeldQueue()
  const counts: number[] = []
  queue.wake()

  await new Promise(setImmediate)
  for (const isStopped of [false, false, true]) {
    if (isStopped) void queue.stop()
    for (let round = 0; round < concurrency + 3; round++) await answer(claimedMessage)
    counts.push(sent.length)
    vi.advanceTimersByTime(slowAfter)
  }

  expect(counts).toEqual([concurrency, 2 * concurrency, 2 * concurrency])
  expect(claims).toHaveLength(0)
  // Longer than an attempt, and short enough for another attempt within two minutes.
  expect([...claimedFor]).toEqual([110_000])
})
