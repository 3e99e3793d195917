import { describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { postgresDifferences, sqliteDifferences } from '#server/store/database.ts'
import { storeIn } from '#server/store/openStore.ts'
import { openPostgres } from '#server/store/postgres.ts'
import { firstTables, migrate } from '#server/store/tables.ts'
import { makeDatabase, openUntilEnd, storeKinds } from '#tests/support/database/makeDatabase.ts'
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

  test('a database of the first release keeps its requests, visits and messages', async () => {
    const { run, rows, start } = await prepare()
    const tables = firstTables(kind === 'SQLite' ? sqliteDifferences : postgresDifferences)
    const visits = [
      ['one', 'contacted', '2026-11-27', 'morning'],
      ['two', 'booked', '2026-11-28', ''],
      ['three', 'lost', '2026-11-29', 'evening'],
      ['four', 'new', '', 'afternoon'],
    ]
    for (const statement of [
      ...tables,
      `insert into secrets values ('photos', 'p'), ('desk', 'd'), ('alerts', '{}')`,
      `create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`,
      `insert into kysely_migration values ('001 tables', '2026-11-20T12:00:00.000Z')`,
      ...visits.map(
        ([id, status, day, window]) => `insert into quotes
          (id, "createdAt", page, spam, "requestHash", words, name, status, "visitDay", "visitWindow")
          values ('${id}', '2026-11-20T12:00:00.000Z', '/', 0, '', '${id} fridge', '${id}', '${status}', '${day}', '${window}')`,
      ),
      `insert into outbox ("quoteNumber", kind, since, "dueAt", "acceptedBy") values (1, 'owner', 5, 5, 'a@site.example')`,
      `insert into photos ("quoteNumber", position, hash, kind, size, "createdAt", image, "cutOff")
        values (2, 1, 'h', 'jpeg', 1, '2026-11-20T12:00:00.000Z', 'x', 0)`,
      `insert into history ("quoteNumber", at, person, what, "fromValue", "toValue") values (1, 5, 'Sam', 'note', '', 'Gate')`,
    ])
      await run(statement)

    const { quotes, outbox, desk } = await start()

    expect(
      await rows('select id, status, "visitDay" as day, "visitFrom" as start from quotes order by number'),
    ).toEqual([
      { id: 'one', status: 'booked', day: '2026-11-27', start: '08:00' },
      { id: 'two', status: 'booked', day: '2026-11-28', start: '' },
      { id: 'three', status: 'lost', day: '', start: '' },
      { id: 'four', status: 'new', day: '', start: '' },
    ])
    expect(await quotes.find('two')).toMatchObject({ name: 'two', photos: 1 })
    expect(await outbox.claimMessage(9, 10)).toMatchObject({
      about: '',
      acceptedBy: ['a@site.example'],
      quote: { id: 'one' },
    })
    expect(await rows('select "toValue" from history')).toEqual([{ toValue: 'Gate' }])
    const found = await desk.list({ statuses: [], words: ['three'], before: 100, limit: 50 })
    expect(found.quotes.map(({ id }) => id)).toEqual(['three'])
    await quotes.delete('one')
    expect(await rows('select number from outbox')).toEqual([])
  })

  test('the receipts of an earlier release get the phone of their request, if it is there', async () => {
    const { run, rows, start } = await prepare()
    const { quotes } = await start()
    await quotes.add(quoteRequest, arrival, [])
    for (const statement of [
      'alter table receipts drop column phone',
      `delete from kysely_migration where name like '003%'`,
      `insert into receipts (number, "quoteNumber", "quoteId", at, content)
        values ('2026-0001', 1, 'one', 5, '{}'), ('2026-0002', null, 'gone', 5, '{}')`,
    ])
      await run(statement)

    await start()

    expect(await rows('select number, phone from receipts order by number')).toEqual([
      { number: '2026-0001', phone: quoteRequest.phone },
      { number: '2026-0002', phone: '' },
    ])
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
