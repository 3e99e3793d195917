import { describe, expect, onTestFinished, test } from 'vitest'
import type { Log } from '#server/log.ts'
import { openQuoteStore } from '#server/quotes/openQuoteStore.ts'
import type { QuoteDatabase } from '#server/quotes/quoteStore.ts'
import { collect } from '#tests/support/collect.ts'
import { makeDatabase, storeKinds } from '#tests/support/makeDatabase.ts'
import { quoteRequest } from '#tests/support/sendQuote.ts'

const arrival = { page: '/junk-removal', spam: false, idempotencyKey: undefined }
const keyed = { ...arrival, idempotencyKey: 'k' }
const quiet: Log = { error: () => {}, info: () => {} }

describe.each(storeKinds)('%s', (kind) => {
  /** Two processes on one database. */
  async function openTwice() {
    const database = await makeDatabase(kind)
    const [one, other] = [openQuoteStore(database, quiet), openQuoteStore(database, quiet)]
    onTestFinished(async () => void (await Promise.all([one.store.close(), other.store.close()])))
    return { one: one.store, other: other.store }
  }

  test('keeps what came in, newest first', async () => {
    const { one, other } = await openTwice()
    const first = await one.add(quoteRequest, arrival)
    const second = await one.add({ ...quoteRequest, email: '' }, { ...keyed, spam: true, page: '' }, [
      'owner',
    ])

    expect(await collect(other.list())).toEqual([second, first])
    expect(await other.find(first.id)).toEqual(first)
    expect(first).toMatchObject({ ...quoteRequest, page: '/junk-removal', spam: false, mail: 'none' })
    expect(second).toMatchObject({ email: '', page: '', spam: true, mail: 'pending' })
    expect(await other.find('0123456789ab')).toBeUndefined()
    expect(await one.mailsOf(first.id)).toEqual([])
  })

  test('lists as many as there are', async () => {
    const { one } = await openTwice()
    await one.check()
    await Promise.all(Array.from({ length: 1001 }, () => one.add(quoteRequest, arrival)))

    const ids = (await collect(one.list())).map(({ id }) => id)

    expect([ids.length, new Set(ids).size]).toEqual([1001, 1001])
  })

  test('once it is closed it does not answer', async () => {
    const { store } = openQuoteStore(await makeDatabase(kind), quiet)
    await store.check()

    await store.close()

    await expect(store.check()).rejects.toThrow()
  })

  test('50 identical requests at once, to two processes, are one quote and one mail', async () => {
    const { one, other } = await openTwice()
    await one.check()

    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => (index % 2 ? one : other).add(quoteRequest, keyed, ['owner'])),
    )

    const quotes = await collect(one.list())
    expect(quotes).toHaveLength(1)
    for (const answer of answers) expect(answer).toEqual(quotes[0])
    expect(await one.mailsOf(quotes[0]?.id ?? '')).toHaveLength(1)
  })

  test('a key with another request is a conflict, and leaves others alone', async () => {
    const { one } = await openTwice()
    await one.add(quoteRequest, keyed)

    const results = await Promise.allSettled([
      one.add({ ...quoteRequest, name: 'Eve' }, keyed),
      one.add({ ...quoteRequest, name: 'Zoë' }, arrival),
    ])

    expect(results[0]).toMatchObject({ status: 'rejected', reason: { status: 409 } })
    expect(results[1]).toMatchObject({ status: 'fulfilled' })
    expect((await collect(one.list())).map(({ name }) => name)).toEqual(['Zoë', 'Ada'])
  })

  test('every mail is claimed by one process, until its time is up', async () => {
    const { one, other } = await openTwice()
    await one.add(quoteRequest, arrival, ['owner', 'confirmation'])
    await one.add(quoteRequest, arrival, ['owner', 'confirmation'])
    const now = Date.now() + 1000

    const claims = await Promise.all(
      Array.from({ length: 8 }, (_, index) => (index % 2 ? one : other).claimMail(now, now + 60_000)),
    )
    const early = await one.claimMail(now + 59_999, now)
    const late = await one.claimMail(now + 60_000, now + 120_000)

    const numbers = claims.flatMap((mail) => (mail ? [mail.number] : []))
    expect(new Set(numbers).size).toBe(4)
    expect(early).toBeUndefined()
    expect(late).toMatchObject({ attempts: 2, quote: quoteRequest })
  })

  test('mail to the owner goes first, then what is new, then what waits longest', async () => {
    const { one } = await openTwice()
    for (const name of ['first', 'second'])
      await one.add({ ...quoteRequest, name }, arrival, ['confirmation', 'owner'])
    const now = Date.now() + 1000
    const failing = await claim(one, now)
    await one.settleMail(failing, { state: 'pending', dueAt: 0, error: '451 later' })

    const order: string[] = []
    for (let mail = await one.claimMail(now, now + 1); mail; mail = await one.claimMail(now, now + 1))
      order.push(`${mail.kind} ${mail.quote.name}`)

    expect(order).toEqual(['owner second', 'owner first', 'confirmation first', 'confirmation second'])
  })

  test('a mail is settled, failed and sent again', async () => {
    const { one } = await openTwice()
    const { id } = await one.add(quoteRequest, arrival, ['owner'])
    const now = Date.now() + 1000
    const claimed = await claim(one, now)

    await one.settleMail(claimed, { state: 'pending', dueAt: now + 500, error: '451 later' })
    const waiting = await one.mailsOf(id)
    const notYet = await one.claimMail(now + 499, now)
    await one.settleMail(claimed, { state: 'failed', error: '550 no' })
    const failed = await one.find(id)
    const resent = await one.resend(id, now)
    const renewed = await claim(one, now)
    await one.settleMail(renewed, { state: 'sent' })

    expect(waiting).toEqual([{ kind: 'owner', state: 'pending', attempts: 1, error: '451 later' }])
    expect(notYet).toBeUndefined()
    expect([failed?.mail, resent, renewed.attempts]).toEqual(['failed', true, 1])
    expect(await one.mailsOf(id)).toEqual([{ kind: 'owner', state: 'sent', attempts: 1, error: '' }])
    expect(await one.resend('0123456789ab', now)).toBe(false)
  })

  test('an attempt that took too long does not undo what the owner or the next attempt began', async () => {
    const { one } = await openTwice()
    const { id } = await one.add(quoteRequest, arrival, ['owner'])
    const now = Date.now() + 1000
    const slow = await claim(one, now)
    const next = await claim(one, now + 1)

    await one.settleMail(slow, { state: 'failed', error: '550 no', reached: ['a@site.example'] })
    const overtaken = await one.mailsOf(id)
    await one.resend(id, now + 2)
    await one.settleMail(next, { state: 'failed', error: '550 no' })
    const renewed = await claim(one, now + 2)
    await one.settleMail(
      { ...renewed, since: slow.since },
      { state: 'pending', dueAt: now + 900, error: '451' },
    )
    const afterwards = await one.mailsOf(id)
    await one.settleMail(slow, { state: 'sent' })

    expect(overtaken).toEqual([{ kind: 'owner', state: 'pending', attempts: 2, error: '' }])
    expect(renewed).toMatchObject({ attempts: 1, reached: [] })
    expect(afterwards).toEqual([{ kind: 'owner', state: 'pending', attempts: 1, error: '' }])
    expect(await one.find(id)).toMatchObject({ mail: 'sent' })
  })

  test('the next attempt knows which addresses have the mail, until it is sent again', async () => {
    const { one } = await openTwice()
    const { id } = await one.add(quoteRequest, arrival, ['owner'])
    const now = Date.now() + 1000
    const reached = ['a@site.example', 'b@site.example']

    await one.settleMail(await claim(one, now), { state: 'pending', dueAt: now, error: '550 no', reached })
    const second = await claim(one, now)
    await one.settleMail(second, { state: 'pending', dueAt: now, error: '451 later' })
    const third = await claim(one, now)
    await one.resend(id, now)
    const renewed = await claim(one, now)

    expect([second.reached, third.reached, renewed.reached]).toEqual([reached, reached, []])
  })

  test('a quote stored without mail can be mailed later', async () => {
    const { one } = await openTwice()
    const { id } = await one.add(quoteRequest, arrival)

    await one.resend(id, Date.now())

    expect(await one.find(id)).toMatchObject({ mail: 'pending' })
  })

  test('deleting takes the mails along, and says how many were old', async () => {
    const { one } = await openTwice()
    const { id } = await one.add(quoteRequest, arrival, ['owner'])
    await one.add(quoteRequest, arrival, ['owner', 'confirmation'])
    await one.add(quoteRequest, arrival)
    const deleted = [await one.delete(id), await one.delete(id)]
    await one.settleMail(await claim(one, Date.now() + 1000), { state: 'sent' })

    const old = [await one.deleteBefore(new Date(0)), await one.deleteBefore(new Date(Date.now() + 1000))]

    expect([deleted, old]).toEqual([
      [true, false],
      [0, 2],
    ])
    expect(await collect(one.list())).toEqual([])
    expect(await one.claimMail(Date.now() + 1000, Date.now())).toBeUndefined()
  })

  test('a quote whose mail to the owner still waits is not old yet', async () => {
    const { one } = await openTwice()
    const waiting = await one.add(quoteRequest, arrival, ['owner'])
    const failed = await one.add(quoteRequest, arrival, ['owner'])
    const now = Date.now() + 1000
    const mails = [await claim(one, now), await claim(one, now)]
    const mail = mails.find(({ quote }) => quote.id === failed.id)
    if (mail) await one.settleMail(mail, { state: 'failed', error: '550 no' })

    const deleted = await one.deleteBefore(new Date(now))

    expect(deleted).toBe(1)
    expect((await collect(one.list())).map(({ id }) => id)).toEqual([waiting.id])
  })
})

/** For one millisecond. */
async function claim(store: QuoteDatabase, now: number) {
  const mail = await store.claimMail(now, now + 1)
  if (!mail) throw new Error('Nothing was due.')
  return mail
}
