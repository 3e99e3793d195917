import { describe, expect, test } from 'vitest'
import { storeKinds } from '#tests/support/database/makeDatabase.ts'
import { claim, openTwice } from '#tests/support/database/openTwice.ts'
import { quoteRequest } from '#tests/support/server/sendQuote.ts'

const arrival = { page: '/junk-removal', spam: false, idempotencyKey: undefined }
const keyed = { ...arrival, idempotencyKey: 'k' }

describe.each(storeKinds)('%s', (kind) => {
  test('lists the stored quotes, newest first', async () => {
    const { one, other } = await openTwice(kind)
    const first = await one.quotes.add(quoteRequest, arrival)
    const second = await one.quotes.add({ ...quoteRequest, email: '' }, { ...keyed, spam: true, page: '' }, [
      'owner',
    ])

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
    // In parts: a query waits ten seconds at most for a connection.
    for (const count of [500, 501])
      await Promise.all(Array.from({ length: count }, () => one.quotes.add(quoteRequest, arrival)))

    const ids = (await Array.fromAsync(one.quotes.list())).map(({ id }) => id)

    expect([ids.length, new Set(ids).size]).toEqual([1001, 1001])
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

    const old = [
      await one.quotes.deleteBefore(new Date(0)),
      await one.quotes.deleteBefore(new Date(Date.now() + 1000)),
    ]

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
})
