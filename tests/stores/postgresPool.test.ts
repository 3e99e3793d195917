import { expect, inject, onTestFinished, test } from 'vitest'
import { inTransaction } from '#server/quotes/store/database.ts'
import { openPool } from '#server/quotes/store/postgres/postgresPool.ts'
import { createDatabase } from '#tests/support/database/startPostgres.ts'

async function openOwnPool() {
  const lines: string[] = []
  const log = { error: (line: unknown) => void lines.push(String(line)) }
  const pool = openPool(await createDatabase(inject('postgresUrl')), log)
  onTestFinished(() => pool.end())
  return { pool, lines }
}

test('a lost idle connection is logged, and one lost between two queries ends nothing either', async () => {
  const { pool, lines } = await openOwnPool()
  const client = await pool.connect()

  pool.emit('error', new Error('terminating connection'), undefined)
  client.emit('error', new Error('terminating connection due to administrator command'))
  client.release(true)

  expect(lines).toEqual(['PostgreSQL closed a connection: terminating connection'])
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('a connection lost within a transaction rejects it alone, and the next one gets another', async () => {
  const { pool } = await openOwnPool()

  const broken = inTransaction(pool, async (client) => {
    await client.query('create table half (done boolean)')
    await client.query('select pg_terminate_backend(pg_backend_pid())')
  })

  await expect(broken).rejects.toThrow(/terminat/)
  const { rows } = await inTransaction(pool, (client) => client.query("select to_regclass('half') as half"))
  expect(rows).toEqual([{ half: null }])
})
