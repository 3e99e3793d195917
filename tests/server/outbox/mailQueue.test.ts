import { expect, test } from 'vitest'
import { claimFor } from '#server/quotes/outbox/mailSchedule.ts'
import type { MailKind } from '#server/quotes/store/quote.ts'
import { quoteRequest } from '#tests/support/sendQuote.ts'
import { startMailQueue } from '#tests/support/startMailQueue.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const both: readonly MailKind[] = ['owner', 'confirmation']

test('mails the owner, and the visitor who is to get a confirmation', async () => {
  const { mailServer, store, add, sendAt } = await startMailQueue()
  const { id } = await add(both)

  await sendAt(0)
  await sendAt(hour)

  expect(mailServer.mails.map(({ envelope }) => envelope.to.join())).toEqual(
    expect.arrayContaining(['owner@site.example', 'ada@example.com']),
  )
  expect(mailServer.mails).toHaveLength(2)
  expect(await store.find(id)).toMatchObject({ mail: 'sent' })
})

test('a refused mail is tried less than two minutes apart for an hour, then slower, for three days', async () => {
  const send = async () =>
    Promise.reject(Object.assign(new Error('550 no such user ada@example.com'), { code: 'EENVELOPE' }))
  const { store, add, sendAt, lines } = await startMailQueue({ send })
  const { id } = await add()
  const attempts: number[] = []
  let seen = 0
  const look = async (elapsed: number) => {
    await sendAt(elapsed)
    const now = (await store.mailsOf(id))[0]?.attempts ?? 0
    if (now > seen) attempts.push(elapsed)
    seen = now
  }

  for (let elapsed = 0; elapsed < hour; elapsed += 5000) await look(elapsed)
  const withinAnHour = attempts.length
  for (let elapsed = hour; elapsed <= 4 * day; elapsed += 5 * minute) await look(elapsed)

  const gaps = attempts.map((time, index) => time - (attempts[index - 1] ?? 0))
  expect(Math.max(...gaps.slice(0, withinAnHour))).toBeLessThan(2 * minute)
  expect(Math.max(...gaps)).toBeLessThanOrEqual(hour + 5 * minute)
  expect(attempts.at(-1)).toBeGreaterThan(2.9 * day)
  expect(attempts.at(-1)).toBeLessThan(3.1 * day)
  expect(await store.find(id)).toMatchObject({ mail: 'failed' })
  expect((await store.mailsOf(id))[0]).toMatchObject({
    state: 'failed',
    error: expect.stringContaining('550'),
  })
  expect(lines.filter((line) => line.startsWith('error: '))).toEqual([
    expect.stringContaining(`Mail (owner) of quote ${id} FAILED`),
  ])
  expect(lines.join()).not.toContain('ada@example.com')
})

test('one bad address stops neither the owner’s mail nor other people’s', async () => {
  const { mailServer, store, add, sendAt } = await startMailQueue()
  mailServer.behave('refuse', 'ada@')
  const refused = await add(both)
  const other = await add(both, { ...quoteRequest, email: 'zoe@example.com' })

  await sendAt(0)

  expect(mailServer.mails.map(({ envelope }) => envelope.to[0]).toSorted()).toEqual([
    'owner@site.example',
    'owner@site.example',
    'zoe@example.com',
  ])
  expect((await store.mailsOf(refused.id)).map(({ state }) => state)).toEqual(['sent', 'pending'])
  expect((await store.mailsOf(other.id)).map(({ state }) => state)).toEqual(['sent', 'sent'])
})

test.each(['refuse', 'stall', 'drop'] as const)(
  'of two owners, the one whose server says %s gets the mail later, and nobody twice',
  async (behaviour) => {
    const to = ['gone@site.example', 'owner@site.example']
    const { mailServer, store, add, sendAt, lines } = await startMailQueue({ to, timeout: 3000 })
    mailServer.behave(behaviour, 'gone@')
    const { id } = await add()
    const receivers = () => mailServer.mails.map(({ envelope }) => envelope.to.join())

    await sendAt(0)
    await sendAt(minute)
    const [first, waiting] = [receivers(), await store.mailsOf(id)]
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

test('of two owners, one who is refused for three days makes the mail fail, loudly', async () => {
  const to = ['owner@site.example', 'gone@site.example']
  const { mailServer, store, add, sendAt, lines } = await startMailQueue({ to })
  mailServer.behave('refuse', 'gone@')
  const { id } = await add()

  await sendAt(0)
  await sendAt(4 * day)

  expect(await store.mailsOf(id)).toMatchObject([
    { state: 'failed', error: expect.stringMatching(/^gone@.*550/) },
  ])
  expect(lines.filter((line) => line.startsWith('error: '))).toEqual([expect.stringContaining('FAILED')])
  expect(mailServer.mails).toHaveLength(1)
})

test('a connection that is dropped, and a server that is not there, are tried again', async () => {
  const { mailServer, store, add, sendAt } = await startMailQueue()
  mailServer.behave('drop')
  const { id } = await add()

  await sendAt(0)
  const dropped = await store.mailsOf(id)
  mailServer.behave('accept')
  await sendAt(minute)

  expect(dropped[0]).toMatchObject({ state: 'pending', attempts: 1 })
  expect(dropped[0]?.error).not.toBe('')
  expect(await store.find(id)).toMatchObject({ mail: 'sent' })

  const late = await add()
  await mailServer.stop()
  await sendAt(2 * minute)
  expect((await store.mailsOf(late.id))[0]).toMatchObject({
    state: 'pending',
    error: expect.stringContaining('ECONNREFUSED'),
  })
})

test('what a process left behind in the middle of sending is sent by the next', async () => {
  const first = await startMailQueue()
  const { id } = await first.add()
  const began = first.clock.now + minute
  const claimed = await first.store.claimMail(began, began + claimFor)
  await first.store.close()
  const next = await startMailQueue({ path: first.path })

  await next.sendAt(0)
  const tooEarly = next.mailServer.mails.length
  await next.sendAt(claimFor)

  expect(claimed?.quote.id).toBe(id)
  expect(claimFor).toBeLessThan(2 * minute)
  expect([tooEarly, next.mailServer.mails.length]).toEqual([0, 1])
})

test('a mail that failed goes out again when the owner says so', async () => {
  const { mailServer, store, add, sendAt, clock } = await startMailQueue()
  mailServer.behave('refuse')
  const { id } = await add()
  await sendAt(4 * day)
  expect(await store.find(id)).toMatchObject({ mail: 'failed' })

  mailServer.behave('accept')
  const found = await store.resend(id, clock.now)
  await sendAt(4 * day)

  expect(found).toBe(true)
  expect(await store.find(id)).toMatchObject({ mail: 'sent' })
  expect(await store.resend('0123456789ab', clock.now)).toBe(false)
})

test('a store that does not answer is logged once each time, and the queue goes on when it does', async () => {
  const { mailServer, store, sendAt, add, lines, queue } = await startMailQueue()
  await add()
  const { claimMail } = store
  const fail = async () => Promise.reject(new Error('disk I/O error'))

  for (let outage = 0; outage < 2; outage += 1) {
    store.claimMail = fail
    await sendAt(0)
    await sendAt(0)
    store.claimMail = claimMail
    await sendAt(0)
  }
  await queue.stop()

  expect(lines.filter((line) => line.includes('disk I/O error'))).toHaveLength(2)
  expect(mailServer.mails).toHaveLength(1)
})
