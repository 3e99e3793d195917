import { describe, expect, test, vi } from 'vitest'
import type { Store } from '#server/store/openStore.ts'
import {
  claim,
  makeDatabase,
  openTwice,
  openUntilEnd,
  storeKinds,
} from '#tests/support/database/makeDatabase.ts'
import { connectTo } from '#tests/support/database/otherProgram.ts'
import { quoteRequest } from '#tests/support/server/sendQuote.ts'

const arrival = { page: '/junk-removal', spam: false, idempotencyKey: undefined }
const keyed = { ...arrival, idempotencyKey: 'k' }

const client = '192.0.2.1'
const minute = 60_000

const limitOf = ({ limits }: Store, points: number) =>
  limits.create({ keyPrefix: 'quotes', points, duration: 600 })

describe.each(storeKinds)('%s', (kind) => {
  test('lists the stored quotes, newest first', async () => {
    const { one, other } = await openTwice(kind)
    const first = await one.quotes.add(quoteRequest, arrival)
    const spam = { ...keyed, spam: true, page: '' }
    const second = await one.quotes.add({ ...quoteRequest, email: '' }, spam, ['owner'])

    expect(await Array.fromAsync(other.quotes.list())).toEqual([second, first])
    expect(await other.quotes.find(first.id)).toEqual(first)
    expect(first).toMatchObject({ ...quoteRequest, page: '/junk-removal', spam: false, mail: 'none' })
    expect(second).toMatchObject({ email: '', page: '', spam: true, mail: 'pending' })
    expect(await other.quotes.find('0123456789ab')).toBeUndefined()
    expect(await one.outbox.messagesOf(first.id)).toEqual([])
  })

  test('lists more quotes than one page holds', async () => {
    const { one } = await openTwice(kind)
    await one.quotes.check()
    await Promise.all(Array.from({ length: 501 }, () => one.quotes.add(quoteRequest, arrival)))

    const ids = (await Array.fromAsync(one.quotes.list())).map(({ id }) => id)

    expect([ids.length, new Set(ids).size]).toEqual([501, 501])
  })

  test('50 identical requests at once, to two processes, are one quote and one mail', async () => {
    const { one, other } = await openTwice(kind)
    await one.quotes.check()

    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        (index % 2 ? one : other).quotes.add(quoteRequest, keyed, ['owner']),
      ),
    )

    const quotes = await Array.fromAsync(one.quotes.list())
    expect(quotes).toHaveLength(1)
    for (const answer of answers) expect(answer).toEqual(quotes[0])
    expect(await one.outbox.messagesOf(quotes[0]?.id ?? '')).toHaveLength(1)
  })

  test('deleting removes the messages too, and returns the number of old quotes', async () => {
    const { one } = await openTwice(kind)
    const { id } = await one.quotes.add(quoteRequest, arrival, ['owner'])
    await one.quotes.add(quoteRequest, arrival, ['owner', 'confirmation'])
    await one.quotes.add(quoteRequest, arrival)
    const deleted = [await one.quotes.delete(id), await one.quotes.delete(id)]
    await one.outbox.settleMessage(await claim(one, Date.now() + 1000), { state: 'sent' })

    const old: number[] = []
    for (const time of [0, Date.now() + 1000]) old.push(await one.quotes.deleteBefore(new Date(time)))

    expect([...deleted, ...old]).toEqual([true, false, 0, 2])
    expect(await Array.fromAsync(one.quotes.list())).toEqual([])
    expect(await one.outbox.claimMessage(Date.now() + 1000, Date.now())).toBeUndefined()
  })

  test('a quote whose mail to the owner is pending is not deleted as old', async () => {
    const { one } = await openTwice(kind)
    const waiting = await one.quotes.add(quoteRequest, arrival, ['owner'])
    const failed = await one.quotes.add(quoteRequest, arrival, ['owner'])
    const now = Date.now() + 1000
    const mails = [await claim(one, now), await claim(one, now)]
    const mail = mails.find(({ quote }) => quote.id === failed.id)
    if (mail) await one.outbox.settleMessage(mail, { state: 'failed', error: '550 no' })

    const deleted = await one.quotes.deleteBefore(new Date(now))

    expect(deleted).toBe(1)
    expect((await Array.fromAsync(one.quotes.list())).map(({ id }) => id)).toEqual([waiting.id])
  })

  test('a client is refused until its window ends, and others are not', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { take } = limitOf(await openUntilEnd(await makeDatabase(kind)), 2)
    const advance = (time: number) => vi.setSystemTime(Date.now() + time)

    const first = [await take(client), await take(client)]
    advance(4 * minute)
    const refused = [await take(client), await take('192.0.2.2')]
    advance(6 * minute)

    expect(first).toEqual([undefined, undefined])
    expect(refused).toEqual([6 * minute, undefined])
    expect(await take(client)).toBeUndefined()
  })

  test('a count given back allows another, whatever was refused meanwhile', async () => {
    const { take, giveBack } = limitOf(await openUntilEnd(await makeDatabase(kind)), 1)

    await take(client)
    const refused = [await take(client), await take(client)]
    await giveBack(client)

    expect(refused).toEqual([expect.any(Number), expect.any(Number)])
    expect([await take(client), typeof (await take(client))]).toEqual([undefined, 'number'])
  })

  test('of twelve concurrent requests three are allowed', async () => {
    const database = await makeDatabase(kind)
    const one = limitOf(await openUntilEnd(database), 3)
    // One SQLite file belongs to one server; a PostgreSQL may be shared.
    const other = kind === 'SQLite' ? one : limitOf(await openUntilEnd(database), 3)

    const waits = await Promise.all(
      Array.from({ length: 12 }, (_, index) => (index % 2 ? one : other).take(client)),
    )

    expect(waits.filter((wait) => wait === undefined)).toHaveLength(3)
  })

  test('keys of forms, which are made of IP addresses, are deleted after their time, and other keys stay', async () => {
    const { quotes } = await openUntilEnd(await makeDatabase(kind))
    const add = (idempotencyKey: string) =>
      quotes.add(quoteRequest, { page: '/', spam: false, idempotencyKey })
    const [form, json] = [await add('form digest 1'), await add('client key')]

    await quotes.forgetFormKeys(Date.now() - minute)
    const before = await add('form digest 1')
    await quotes.forgetFormKeys(Date.now() + minute)

    expect(before.id).toBe(form.id)
    expect((await add('form digest 1')).id).not.toBe(form.id)
    expect((await add('client key')).id).toBe(json.id)
  })

  test('the counts of a client are deleted when its window has ended', async () => {
    const database = await makeDatabase(kind)
    const store = await openUntilEnd(database)
    await limitOf(store, 1).take(client)
    const { rows, end } = await connectTo(database)
    const deleteAt = async (time: number) => {
      await store.limits.deleteExpired(time)
      return rows('select key from limits')
    }

    const early = await deleteAt(Date.now() + 9 * minute)
    const late = await deleteAt(Date.now() + 11 * minute)
    await end()

    // Beside SQLite the counts are in memory.
    expect(early).toHaveLength(kind === 'SQLite' ? 0 : 1)
    expect(late).toEqual([])
  })
})
