import { describe, expect, test } from 'vitest'
import { storeKinds } from '#tests/support/database/makeDatabase.ts'
import { quoteRequest } from '#tests/support/server/sendQuote.ts'
import { claim, openTwice } from './openTwice.ts'

const arrival = { page: '/junk-removal', spam: false, idempotencyKey: undefined }
const keyed = { ...arrival, idempotencyKey: 'k' }

describe.each(storeKinds)('%s', (kind) => {
  test('lists the stored quotes, newest first', async () => {
    const { one, other } = await openTwice(kind)
    const first = await one.add(quoteRequest, arrival)
    const second = await one.add({ ...quoteRequest, email: '' }, { ...keyed, spam: true, page: '' }, [
      'owner',
    ])

    expect(await Array.fromAsync(other.list())).toEqual([second, first])
    expect(await other.find(first.id)).toEqual(first)
    expect(first).toMatchObject({ ...quoteRequest, page: '/junk-removal', spam: false, mail: 'none' })
    expect(second).toMatchObject({ email: '', page: '', spam: true, mail: 'pending' })
    expect(await other.find('0123456789ab')).toBeUndefined()
    expect(await one.messagesOf(first.id)).toEqual([])
  })

  test('lists more quotes than one page holds', async () => {
    const { one } = await openTwice(kind)
    await one.check()
    // In parts: a query waits ten seconds at most for a connection.
    for (const count of [500, 501])
      await Promise.all(Array.from({ length: count }, () => one.add(quoteRequest, arrival)))

    const ids = (await Array.fromAsync(one.list())).map(({ id }) => id)

    expect([ids.length, new Set(ids).size]).toEqual([1001, 1001])
  })

  test('50 identical requests at once, to two processes, are one quote and one mail', async () => {
    const { one, other } = await openTwice(kind)
    await one.check()

    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => (index % 2 ? one : other).add(quoteRequest, keyed, ['owner'])),
    )

    const quotes = await Array.fromAsync(one.list())
    expect(quotes).toHaveLength(1)
    for (const answer of answers) expect(answer).toEqual(quotes[0])
    expect(await one.messagesOf(quotes[0]?.id ?? '')).toHaveLength(1)
  })

  test('deleting removes the messages too, and returns the number of old quotes', async () => {
    const { one } = await openTwice(kind)
    const { id } = await one.add(quoteRequest, arrival, ['owner'])
    await one.add(quoteRequest, arrival, ['owner', 'confirmation'])
    await one.add(quoteRequest, arrival)
    const deleted = [await one.delete(id), await one.delete(id)]
    await one.settleMessage(await claim(one, Date.now() + 1000), { state: 'sent' })

    const old = [await one.deleteBefore(new Date(0)), await one.deleteBefore(new Date(Date.now() + 1000))]

    expect([...deleted, ...old]).toEqual([true, false, 0, 2])
    expect(await Array.fromAsync(one.list())).toEqual([])
    expect(await one.claimMessage(Date.now() + 1000, Date.now())).toBeUndefined()
  })

  test('a quote whose mail to the owner is pending is not deleted as old', async () => {
    const { one } = await openTwice(kind)
    const waiting = await one.add(quoteRequest, arrival, ['owner'])
    const failed = await one.add(quoteRequest, arrival, ['owner'])
    const now = Date.now() + 1000
    const mails = [await claim(one, now), await claim(one, now)]
    const mail = mails.find(({ quote }) => quote.id === failed.id)
    if (mail) await one.settleMessage(mail, { state: 'failed', error: '550 no' })

    const deleted = await one.deleteBefore(new Date(now))

    expect(deleted).toBe(1)
    expect((await Array.fromAsync(one.list())).map(({ id }) => id)).toEqual([waiting.id])
  })
})
