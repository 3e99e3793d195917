import { Pool } from 'pg'
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { createLog } from '#server/log.ts'
import { openPostgresQuoteStore } from '#server/quotes/store/postgres/postgresQuoteStore.ts'
import { migrate } from '#server/quotes/store/postgres/postgresSchema.ts'
import { makeDatabase, storeKinds } from '#tests/support/database/makeDatabase.ts'
import { connectTo } from '#tests/support/database/otherProgram.ts'
import { createDatabase } from '#tests/support/database/startPostgres.ts'
import { quoteRequest } from '#tests/support/server/sendQuote.ts'
import { openStores } from './openTwice.ts'

const photo = { hash: 'a', kind: 'jpeg', image: Buffer.from('abc'), thumbnail: undefined } as const
const arrival = { page: '/', spam: false, idempotencyKey: 'key' }

/** A pool of a new database with shorter timeouts than the server's. */
async function openImpatientPool() {
  const connectionString = await createDatabase(inject('postgresUrl'))
  const pool = new Pool({ connectionString, statement_timeout: 1500, query_timeout: 2000 })
  onTestFinished(() => pool.end())
  return pool
}

/** The schemas of the release with a separate table for mails. */
const schemas = {
  SQLite: `
    create table quotes (number integer primary key, id text not null unique, created_at text not null,
      name text not null, phone text not null, email text not null, message text not null, page text not null,
      spam integer not null, idempotency_key text unique, request_hash text not null) strict;
    create index quotes_by_time on quotes (created_at);
    create table mails (number integer primary key,
      quote_number integer not null references quotes (number) on delete cascade, kind text not null,
      state text not null default 'pending', attempts integer not null default 0, since integer not null,
      due_at integer not null, error text not null default '', unique (quote_number, kind)) strict;
    create index mails_by_time on mails (due_at) where state = 'pending';
    create table hits (address text not null, token text not null, hit_at integer not null,
      primary key (address, token)) strict;
    create index hits_by_time on hits (hit_at);
    alter table mails add column reached text not null default '';
    pragma user_version = 4;`,
  PostgreSQL: `
    create table quotes (number bigint generated always as identity primary key, id text not null unique,
      created_at timestamptz not null, name text not null, phone text not null, email text not null,
      message text not null, page text not null, spam boolean not null, idempotency_key text unique,
      request_hash text not null);
    create index quotes_by_time on quotes (created_at);
    create table mails (number bigint generated always as identity primary key,
      quote_number bigint not null references quotes (number) on delete cascade, kind text not null,
      state text not null default 'pending', attempts integer not null default 0, since bigint not null,
      due_at bigint not null, error text not null default '', unique (quote_number, kind));
    create index mails_by_time on mails (due_at) where state = 'pending';
    create table hits (address text not null, token text not null, hit_at bigint not null,
      primary key (address, token));
    create index hits_by_time on hits (hit_at);
    alter table mails add column reached text not null default '';
    create table quotes_schema (version integer not null);
    insert into quotes_schema values (2);`,
}

/** Rows written by that release: a quote with a mail in every state, and the hash as computed by it. */
const insertQuote = `
  insert into quotes (id, created_at, name, phone, email, message, page, spam, idempotency_key, request_hash)
  values ('0123456789ab', '2026-01-05T09:07:00.000Z', 'Ada', '905-555-0100', 'ada@example.com', 'One fridge', '/',
    '0', 'key', '4401ab255f5d3f9ea52949ece63120087abf0b3e5c8bdf7081bde0d3cf2df42b')`
const insertMails = `
  insert into mails (quote_number, kind, since, due_at, state, attempts, error, reached) values
  (1, 'owner', 1000, 2000, 'pending', 2, '451 later', 'office@site.example'),
  (1, 'confirmation', 1000, 1000, 'failed', 9, '550 no', '')`

/** Statements of that release, run after the migration. */
const addMail = `insert into mails (quote_number, kind, since, due_at) values (1, 'owner', 1000, 1000)`
const settleMail = `update mails set state = 'sent', error = '' where number = 1 and state = 'pending'`

describe.each(storeKinds)('%s', (kind) => {
  /** A database after these commands, and a function to run more commands as another program. */
  async function openPrevious(...commands: string[]) {
    const database = await makeDatabase(kind)
    const { run, end } = await connectTo(database)
    onTestFinished(end)
    for (const sql of commands) await run(sql)
    return { database, run }
  }

  test('a migrated database keeps its quotes, messages and keys, and accepts photos', async () => {
    const { database } = await openPrevious(schemas[kind], insertQuote, insertMails)
    const id = '0123456789ab'

    const { store } = openStores(database)
    const [quote] = await Array.fromAsync(store.list())
    const repeated = await store.add(quoteRequest, arrival)
    const messages = await store.messagesOf(id)
    const claimed = await store.claimMessage(2000, 3000)

    expect(quote).toMatchObject({ ...quoteRequest, createdAt: '2026-01-05T09:07:00.000Z', mail: 'pending' })
    expect(repeated).toEqual(quote)
    expect(messages).toEqual([
      { kind: 'owner', state: 'pending', attempts: 2, error: '451 later' },
      { kind: 'confirmation', state: 'failed', attempts: 9, error: '550 no' },
    ])
    const reached = ['office@site.example']
    expect(claimed).toMatchObject({ kind: 'owner', attempts: 3, since: 1000, reached })
    expect(await store.claimMessage(2000, 3000)).toBeUndefined()
    expect(await store.addPhoto(id, photo, 5000)).toBe('kept')
    expect(await store.photosOf(id)).toEqual([{ place: 1, kind: 'jpeg', size: 3 }])
    expect(await store.photoSecret()).toMatch(/^[0-9a-f]{64}$/i)
  })

  test('quotes of a migrated database are found at the desk and are not unread', async () => {
    const spam = insertQuote.replace('0123456789ab', 'ba9876543210').replace(`'0', 'key'`, `'1', null`)
    const inWords = insertQuote.replace('905-555-0100', 'call٩٠٥/555-0100now')
    const { database } = await openPrevious(schemas[kind], inWords, spam)
    const { desk } = openStores(database)
    const find = (words: string[]) => desk.list({ statuses: [], words, before: undefined, limit: 10 })

    const { quotes } = await find(['fridge'])

    expect((await find(['9055550100'])).quotes.map(({ id }) => id)).toEqual(['ba9876543210', '0123456789ab'])
    expect(quotes.map(({ id, status, opened, version }) => [id, status, opened, version])).toEqual([
      ['ba9876543210', 'spam', true, 1],
      ['0123456789ab', 'new', true, 1],
    ])
    expect(await desk.summary()).toMatchObject({ unread: 0, counts: { new: 1, spam: 1 } })
  })

  test('quotes added by the earlier release after the migration are new, unread and found, and their mails are settled', async () => {
    const { database, run } = await openPrevious(schemas[kind])
    const { store, desk } = openStores(database)
    await desk.summary()

    await run(insertQuote)
    await run(addMail)
    const added = await store.messagesOf('0123456789ab')
    await run(settleMail)
    const { quotes } = await desk.list({ statuses: [], words: ['9055550100'], before: undefined, limit: 10 })

    expect(added).toEqual([{ kind: 'owner', state: 'pending', attempts: 0, error: '' }])
    expect(quotes).toMatchObject([
      { id: '0123456789ab', status: 'new', opened: false, note: '', mail: 'sent', day: '', window: '' },
    ])
  })

  test('a database of a newer release is refused', async () => {
    const newer = {
      SQLite: 'pragma user_version = 999',
      PostgreSQL: 'update quotes_schema set version = 999',
    }
    const { database } = await openPrevious(schemas[kind], newer[kind])

    const open = async () => openStores(database).store.check()

    await expect(open()).rejects.toThrow(/^A newer release of this site has migrated the database/)
  })
})

test('a PostgreSQL migration may take longer than the timeouts of other queries', async () => {
  const pool = await openImpatientPool()

  await migrate(pool, ['select pg_sleep(2.5)'])

  expect((await pool.query('select version from quotes_schema')).rows).toEqual([{ version: 1 }])
})

test('a PostgreSQL migration that waits for a lock gives up, and the next one is applied', async () => {
  const pool = await openImpatientPool()
  await pool.query('create table parts (number integer)')
  const other = await pool.connect()
  await other.query('begin; lock table parts')

  const blocked = await migrate(pool, ['alter table parts add column size integer']).catch(String)
  await other.query('rollback')
  other.release()
  await migrate(pool, ['alter table parts add column size integer'])

  expect(blocked).toContain('lock timeout')
  expect((await pool.query('select size from parts')).rows).toEqual([])
})

test('during a long PostgreSQL migration quotes are refused in time, and accepted afterwards', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const url = await createDatabase(inject('postgresUrl'))
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const { store } = openPostgresQuoteStore(url, createLog('error'), (pool) => ended.then(() => migrate(pool)))
  onTestFinished(() => store.close())

  const refused = store.add(quoteRequest, arrival).catch(String)
  await new Promise(setImmediate)
  vi.advanceTimersByTime(7000)
  const kept = store.add({ ...quoteRequest, name: 'Grace' }, { ...arrival, idempotencyKey: 'other' })
  end()

  expect(await refused).toBe('Error: PostgreSQL does not answer, or is being migrated.')
  expect(await kept).toMatchObject({ name: 'Grace' })
  expect(await Array.fromAsync(store.list())).toHaveLength(1)
})

test('PostgreSQL is backed up with pg_dump', async () => {
  const { store } = openStores(await makeDatabase('PostgreSQL'))

  await expect(store.backup('copy.db')).rejects.toThrow('pg_dump')
})
