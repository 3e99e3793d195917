import { describe, expect, test } from 'vitest'
import { makeDatabase, storeKinds } from '#tests/support/database/makeDatabase.ts'
import { quoteRequest } from '#tests/support/server/sendQuote.ts'
import { openStores } from './openTwice.ts'

const client = '192.0.2.1'

describe.each(storeKinds)('%s', (kind) => {
  test('a hit is allowed again once the oldest has left the window', async () => {
    const { hits } = openStores(await makeDatabase(kind))
    const at = (now: number, token: string) => hits.hit(client, token, { max: 2, window: 600_000, now })

    const results = [await at(0, 'a'), await at(1000, 'b'), await at(2000, 'c'), await at(600_000, 'c')]
    // The clock ran ahead, and was set back.
    const setBack = [await at(-600_000, 'd'), await at(-600_000, 'e'), await at(-600_000, 'f')]

    expect(results.map(({ allowed }) => allowed)).toEqual([true, true, false, true])
    expect(results[2]?.freeAt).toBe(600_000)
    expect(setBack.map(({ allowed }) => allowed)).toEqual([true, true, false])
  })

  test('a hit given back allows another, also after a restart', async () => {
    const database = await makeDatabase(kind)
    const first = openStores(database)
    const limit = { max: 2, window: 600_000 }
    for (const token of ['a', 'b']) await first.hits.hit(client, token, { ...limit, now: 0 })

    await first.hits.giveBack(client, 'a')
    await first.hits.giveBack('192.0.2.9', 'b')
    const there = await first.hits.hit(client, 'c', { ...limit, now: 1 })
    const full = await first.hits.hit(client, 'd', { ...limit, now: 2 })
    await first.hits.giveBack(client, 'c')
    await first.close()
    const { hits } = openStores(database)
    const after = [
      await hits.hit(client, 'e', { ...limit, now: 3 }),
      await hits.hit(client, 'f', { ...limit, now: 4 }),
    ]

    expect([there, full, ...after].map(({ allowed }) => allowed)).toEqual([true, false, true, false])
  })

  test('twelve concurrent hits with six tokens allow three tokens', async () => {
    const database = await makeDatabase(kind)
    const one = openStores(database).hits
    // One SQLite file belongs to one server; a PostgreSQL may be shared.
    const other = kind === 'SQLite' ? one : openStores(database).hits
    const limit = { max: 3, window: 1000, now: 5000 }

    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => (index % 2 ? one : other).hit(client, `t${index % 6}`, limit)),
    )

    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(6)
    expect(new Set(answers.flatMap(({ allowed }, index) => (allowed ? [index % 6] : []))).size).toBe(3)
    expect(answers[0]?.freeAt).toBe(6000)
  })

  test('keys of forms, which are made of IP addresses, are deleted after their time, and other keys stay', async () => {
    const { store, hits } = openStores(await makeDatabase(kind))
    const add = (idempotencyKey: string) =>
      store.add(quoteRequest, { page: '/', spam: false, idempotencyKey })
    const [form, json] = [await add('form digest 1'), await add('client key')]

    await hits.deleteFormKeys(Date.now() - 60_000)
    const before = await add('form digest 1')
    await hits.deleteFormKeys(Date.now() + 60_000)

    expect(before.id).toBe(form.id)
    expect((await add('form digest 1')).id).not.toBe(form.id)
    expect((await add('client key')).id).toBe(json.id)
  })

  test('the hits of an inactive IP are deleted', async () => {
    const database = await makeDatabase(kind)
    const first = openStores(database)
    const limit = { max: 1, window: 1_000_000 }
    const [silent, returning, present] = ['192.0.2.1', '192.0.2.2', '192.0.2.3']
    await first.hits.hit(silent, 'old', { ...limit, now: 100 })
    await first.hits.hit(returning, 'old', { ...limit, now: 50 })
    await first.hits.hit(returning, 'new', { ...limit, max: 2, now: 200 })
    await first.hits.hit(present, 'new', { ...limit, now: 200 })
    const askAll = async ({ hits }: Pick<typeof first, 'hits'>) => {
      const ask = (from: string) => hits.hit(from, 'again', { ...limit, now: 300 })
      return (await Promise.all([silent, returning, present].map(ask))).map(({ allowed }) => allowed)
    }

    await first.hits.deleteBefore(100)
    const answers = await askAll(first)
    await first.hits.giveBack(silent, 'again')
    await first.close()
    const answersAfterRestart = await askAll(openStores(database))

    expect(answers).toEqual([true, false, false])
    expect(answersAfterRestart).toEqual([true, false, false])
  })
})
