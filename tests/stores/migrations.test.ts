import { describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { storeIn } from '#server/store/openStore.ts'
import { openPostgres } from '#server/store/postgres.ts'
import { migrate } from '#server/store/tables.ts'
import { makeDatabase, storeKinds } from '#tests/support/database/makeDatabase.ts'
import { openUntilEnd } from '#tests/support/database/openTwice.ts'
import { connectTo } from '#tests/support/database/otherProgram.ts'
import { createDatabase } from '#tests/support/database/startPostgres.ts'
import { arrival, quoteRequest } from '#tests/support/server/sendQuote.ts'

const quiet = { error: () => {}, info: () => {} }

describe.each(storeKinds)('%s', (kind) => {
  /** A database, and what happens when a server starts with it. */
  async function prepare() {
    const database = await makeDatabase(kind)
    const { run, rows, end } = await connectTo(database)
    onTestFinished(end)
    const start = async () => {
      const store = await openUntilEnd(database)
      await store.quotes.check()
      return store
    }
    return { run, rows, start }
  }

  test('a database with every migration is left alone, and keeps its rows', async () => {
    const { rows, start } = await prepare()
    const first = await start()
    const quote = await first.quotes.add({ ...quoteRequest, load: '2 fridges: 3 cubic yards' }, arrival, [
      'owner',
    ])
    await first.close()
    const before = await rows('select * from kysely_migration')

    const { quotes, photos } = await start()

    expect(await Array.fromAsync(quotes.list())).toEqual([quote])
    expect(await photos.photoSecret()).toMatch(/^[0-9a-f]{64}$/)
    expect(await rows('select * from kysely_migration')).toEqual(before)
  })

  test.each([
    [
      'an earlier version',
      'create table quotes (id text)',
      /was made by an earlier version of this site\. Export its requests/,
    ],
    [
      'a newer release',
      `create table quotes (id text); create table kysely_migration (name text, timestamp text);
      insert into kysely_migration values ('999 more', '')`,
      /^A newer release of this site has migrated/,
    ],
  ])('a database of %s is refused and left alone', async (_which, made, sentence) => {
    const { run, rows, start } = await prepare()
    await run(made)

    await expect(start()).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(sentence),
    })
    expect(await rows('select * from quotes')).toEqual([])
  })
})

test('during a long PostgreSQL migration quotes are refused in time, and accepted afterwards', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const url = await createDatabase(inject('postgresUrl'))
  const { quotes, close } = storeIn(
    openPostgres(url, quiet, (...given) => ended.then(() => migrate(...given))),
  )
  onTestFinished(close)

  const refused = quotes.add(quoteRequest, arrival).catch(String)
  await new Promise(setImmediate)
  vi.advanceTimersByTime(7000)
  const kept = quotes.add({ ...quoteRequest, name: 'Grace' }, arrival)
  end()

  expect(await refused).toBe('Error: PostgreSQL does not answer, or is being migrated.')
  expect(await kept).toMatchObject({ name: 'Grace' })
  expect(await Array.fromAsync(quotes.list())).toHaveLength(1)
})

test('two servers that start at once migrate a PostgreSQL once', async () => {
  const database = await makeDatabase('PostgreSQL')
  const stores = [await openUntilEnd(database), await openUntilEnd(database)]

  const secrets = await Promise.all(stores.map(({ photos }) => photos.photoSecret()))

  expect(new Set(secrets).size).toBe(1)
})

test('PostgreSQL is backed up with pg_dump', async () => {
  const { backup } = await openUntilEnd(await makeDatabase('PostgreSQL'))

  await expect(backup('copy.db')).rejects.toThrow('pg_dump')
})

test('on PostgreSQL, the summary also reflects a change committed after a later one', async () => {
  const settings = await makeDatabase('PostgreSQL')
  const { quotes, desk } = await openUntilEnd(settings)
  const { id } = await quotes.add(quoteRequest, arrival)
  const slow = await connectTo(settings)
  await slow.run('begin')
  await slow.run(
    `insert into history ("quoteNumber", at, person, what, "fromValue", "toValue")
    select number, 0, 'Sam', 'note', '', 'Side door' from quotes`,
  )
  await desk.open(id, { person: 'owner', now: Date.now() })
  const before = await desk.summary()

  await slow.run('commit')
  const after = await desk.summary()
  await slow.end()

  expect(after.changed).not.toBe(before.changed)
})
