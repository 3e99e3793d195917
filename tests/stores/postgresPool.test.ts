import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openPostgres } from '#server/store/postgres.ts'
import { openUntilEnd } from '#tests/support/database/makeDatabase.ts'
import { connectTo } from '#tests/support/database/otherProgram.ts'
import { createDatabase } from '#tests/support/database/startPostgres.ts'
import { arrival, quoteRequest } from '#tests/support/server/sendQuote.ts'

async function openDatabase() {
  const url = await createDatabase(inject('postgresUrl'))
  const lines: string[] = []
  const database = openPostgres(url, { error: (line) => void lines.push(String(line)) })
  onTestFinished(() => database.close())
  return { ...database, url, lines }
}

/** Ends all connections of the server, as its administrator may do. */
const endConnections =
  'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'

test('a lost idle connection is logged, and neither it nor one lost between two queries stops the server', async () => {
  const { db, write, url, lines } = await openDatabase()
  await sql`select 1`.execute(db)
  const administrator = await connectTo({ kind: 'postgres', url })

  await administrator.run(endConnections)
  await expect.poll(() => lines.length, { timeout: 10_000 }).toBe(1)
  const between = write(async () => {
    await administrator.run(endConnections)
  }).catch(String)

  expect(await between).toMatch(/terminat|not queryable/)
  expect(lines[0]).toContain('PostgreSQL closed a connection: terminating connection')
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
  await administrator.end()
})

test('a connection lost within a transaction rejects only that transaction, and the next one gets another connection', async () => {
  const { write } = await openDatabase()

  const broken = write(async (db) => {
    await sql`create table half (done boolean)`.execute(db)
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db)
  })

  await expect(broken).rejects.toThrow(/terminat/)
  const half = await write((db) => sql`select to_regclass('half') as half`.execute(db))
  expect(half.rows).toEqual([{ half: null }])
})

test('a transaction is given up before the quote is refused, by no setting of its connection', async () => {
  const { db, write } = await openDatabase()
  const show = sql<{ statement_timeout: string }>`show statement_timeout`

  const within = await write((transaction) => show.execute(transaction))
  const outside = await show.execute(db)

  // PgBouncer may give the next transaction another connection.
  expect([within.rows, outside.rows]).toEqual([[{ statement_timeout: '7s' }], [{ statement_timeout: '0' }]])
})

/** A store in which a row of the table takes 80 ms to delete: a hundred rows exceed the statement timeout. */
async function openSlowStore(table: 'quotes' | 'photos') {
  const url = await createDatabase(inject('postgresUrl'))
  const store = await openUntilEnd({ kind: 'postgres', url })
  await store.quotes.check()
  const owner = await connectTo({ kind: 'postgres', url })
  await owner.run(`
    create function wait() returns trigger language plpgsql as $$ begin perform pg_sleep(0.08); return old; end $$;
    create trigger wait before delete on ${table} for each row execute function wait()`)
  await owner.end()
  return store
}

test('old quotes and old photos are deleted, in any number', async () => {
  const [ofQuotes, ofPhotos] = [await openSlowStore('quotes'), await openSlowStore('photos')]
  const photo = { hash: 'a', kind: 'jpeg', image: Buffer.from('a'), thumbnail: undefined } as const
  const addBoth = async () => {
    await ofQuotes.quotes.add(quoteRequest, arrival)
    await ofPhotos.photos.addPhoto((await ofPhotos.quotes.add(quoteRequest, arrival)).id, photo, Date.now())
  }
  await Promise.all(Array.from({ length: 100 }, addBoth))

  const later = new Date(Date.now() + 1000)
  const deleted = [ofQuotes.quotes.deleteBefore(later), ofPhotos.photos.deletePhotosBefore(later)]

  expect(await Promise.all(deleted)).toEqual([100, 100])
})
