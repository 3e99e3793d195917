import { expect, inject, onTestFinished, test } from 'vitest'
import { inTransaction } from '#server/quotes/store/database.ts'
import { openPool } from '#server/quotes/store/postgres/postgresPool.ts'
import { connectTo } from '#tests/support/database/otherProgram.ts'
import { createDatabase } from '#tests/support/database/startPostgres.ts'
import { arrival, quoteRequest } from '#tests/support/server/sendQuote.ts'
import { openStores } from './openTwice.ts'

async function openOwnPool() {
  const lines: string[] = []
  const log = { error: (line: unknown) => void lines.push(String(line)) }
  const pool = openPool(await createDatabase(inject('postgresUrl')), log)
  onTestFinished(() => pool.end())
  return { pool, lines }
}

test('a lost idle connection is logged, and neither it nor one lost between two queries stops the pool', async () => {
  const { pool, lines } = await openOwnPool()
  const client = await pool.connect()

  pool.emit('error', new Error('terminating connection'), undefined)
  client.emit('error', new Error('terminating connection due to administrator command'))
  client.release(true)

  expect(lines).toEqual(['PostgreSQL closed a connection: terminating connection'])
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('a connection lost within a transaction rejects only that transaction, and the next one gets another connection', async () => {
  const { pool } = await openOwnPool()

  const broken = inTransaction(pool, async (client) => {
    await client.query('create table half (done boolean)')
    await client.query('select pg_terminate_backend(pg_backend_pid())')
  })

  await expect(broken).rejects.toThrow(/terminat/)
  const { rows } = await inTransaction(pool, (client) => client.query("select to_regclass('half') as half"))
  expect(rows).toEqual([{ half: null }])
})

test('requests of one client that wait for its lock leave connections to other clients', async () => {
  const url = await createDatabase(inject('postgresUrl'))
  const { hits, store } = openStores({ kind: 'postgres', url })
  await store.check()
  const owner = await connectTo({ kind: 'postgres', url })
  const hitBy = (client: string, token: string) =>
    hits.hit(client, token, { max: 100, window: 1000, now: 5000 })
  await owner.run(`select pg_advisory_lock(hashtextextended('192.0.2.1', 0))`)

  const waiting = Array.from({ length: 12 }, (_, index) => hitBy('192.0.2.1', `${index}`))
  const first = await Promise.race([
    ...waiting.map((hit) => hit.catch(() => {}).then(() => 'the waiting client')),
    hitBy('192.0.2.2', 'a').then(() => 'the other client'),
  ])
  await owner.end()

  expect(first).toBe('the other client')
  expect((await Promise.all(waiting)).map(({ allowed }) => allowed)).toEqual(Array(12).fill(true))
})

/** A store in which a row of the table takes 80 ms to delete: a hundred rows exceed the statement timeout. */
async function openSlowStore(table: 'quotes' | 'photos') {
  const url = await createDatabase(inject('postgresUrl'))
  const { store } = openStores({ kind: 'postgres', url })
  await store.check()
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
    await ofQuotes.add(quoteRequest, arrival)
    await ofPhotos.addPhoto((await ofPhotos.add(quoteRequest, arrival)).id, photo, Date.now())
  }
  await Promise.all(Array.from({ length: 100 }, addBoth))

  const later = new Date(Date.now() + 1000)
  const deleted = [ofQuotes.deleteBefore(later), ofPhotos.deletePhotosBefore(later)]

  expect(await Promise.all(deleted)).toEqual([100, 100])
})
