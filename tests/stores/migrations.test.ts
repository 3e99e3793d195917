import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { storeIn } from '#server/store/openStore.ts'
import { openPostgres } from '#server/store/postgres.ts'
import { searchWords } from '#server/store/quoteRows.ts'
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

const filter = { statuses: [], words: undefined, before: 100, limit: 50 }

/** Text of a query plan that scans a whole table. */
const fullScan = /\bSCAN (quotes|outbox)\b(?! USING)|Seq Scan on (quotes|outbox)\b/

describe.each(storeKinds)('%s', (kind) => {
  test('the list, a search, a day, the counts and the next message are read by an index', async () => {
    const settings = await makeDatabase(kind)
    // Otherwise PostgreSQL scans a small table.
    if (settings.kind === 'postgres') settings.url += '?options=-c%20enable_seqscan%3Doff'
    const { desk, outbox } = await openUntilEnd(settings)
    await desk.list({ ...filter, words: ['a'] })
    const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare')
    const query = vi.spyOn(Client.prototype, 'query')

    await desk.list(filter)
    await desk.list({ ...filter, statuses: ['new', 'booked'] })
    await desk.list({ ...filter, words: searchWords('fridge garage') })
    await desk.list({ ...filter, words: searchWords('(905) 555-0100'), statuses: ['spam'] })
    await desk.day('2026-11-27', '2026-11-27')
    await desk.summary()
    await outbox.claimMessage(Date.now(), Date.now(), ['owner', 'webhook'])
    const texts = [...prepare.mock.calls, ...query.mock.calls].map(([text]) => String(text))
    vi.restoreAllMocks()
    const { rows, end } = await connectTo(settings)
    const plans: string[] = []
    for (const text of new Set(texts.filter((sql) => sql.startsWith('select')))) {
      const explained = kind === 'SQLite' ? `explain query plan ${text}` : `explain (generic_plan) ${text}`
      plans.push((await rows(explained)).map((row) => Object.values(row as object).join(' ')).join('\n'))
    }
    await end()

    expect(plans.length).toBeGreaterThanOrEqual(8)
    expect(plans.filter((plan) => fullScan.test(plan))).toEqual([])
  })
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
