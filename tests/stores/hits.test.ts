import { describe, expect, test } from 'vitest'
import { makeDatabase, storeKinds } from '#tests/support/database/makeDatabase.ts'
import { openStores } from './openTwice.ts'

const client = '192.0.2.1'

describe.each(storeKinds)('%s', (kind) => {
  test('a hit is allowed again once the oldest has left the window', async () => {
    const { hits } = openStores(await makeDatabase(kind))
    const at = (now: number, token: string) => hits.hit(client, token, { most: 2, window: 600_000, now })

    const results = [await at(0, 'a'), await at(1000, 'b'), await at(2000, 'c'), await at(600_000, 'c')]

    expect(results.map(({ allowed }) => allowed)).toEqual([true, true, false, true])
    expect(results[2]?.freeAt).toBe(600_000)
  })

  test('of twelve concurrent hits with six tokens, three tokens are allowed', async () => {
    const database = await makeDatabase(kind)
    const one = openStores(database).hits
    // One SQLite file belongs to one server; a PostgreSQL may be shared.
    const other = kind === 'SQLite' ? one : openStores(database).hits
    const limit = { most: 3, window: 1000, now: 5000 }

    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => (index % 2 ? one : other).hit(client, `t${index % 6}`, limit)),
    )

    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(6)
    expect(new Set(answers.flatMap(({ allowed }, index) => (allowed ? [index % 6] : []))).size).toBe(3)
    expect(answers[0]?.freeAt).toBe(6000)
  })

  test('the hits of an inactive IP are deleted', async () => {
    const { hits } = openStores(await makeDatabase(kind))
    const at = (now: number, from: string) => hits.hit(from, `${now}`, { most: 1, window: 1_000_000, now })
    await at(100, 'silent')
    await at(200, 'present')

    await hits.forget(100)

    expect([await at(300, 'silent'), await at(300, 'present')]).toMatchObject([
      { allowed: true },
      { allowed: false },
    ])
  })
})
