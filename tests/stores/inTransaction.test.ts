import { expect, inject, onTestFinished, test } from 'vitest'
import { inTransaction, openPool } from '#server/quotes/store/postgresPool.ts'
import { createDatabase } from '#tests/support/startPostgres.ts'

test('a connection that breaks off in a transaction fails it alone, and the next one gets another', async () => {
  const pool = openPool(await createDatabase(inject('postgresUrl')), { error: () => {} })
  onTestFinished(() => pool.end())

  const broken = inTransaction(pool, async (client) => {
    await client.query('create table half (done boolean)')
    await client.query('select pg_terminate_backend(pg_backend_pid())')
  })

  await expect(broken).rejects.toThrow(/terminat/)
  const { rows } = await inTransaction(pool, (client) => client.query("select to_regclass('half') as half"))
  expect(rows).toEqual([{ half: null }])
})

test('a connection that breaks off between two hands ends nothing', async () => {
  const pool = openPool(await createDatabase(inject('postgresUrl')), { error: () => {} })
  onTestFinished(() => pool.end())
  const client = await pool.connect()

  client.emit('error', new Error('terminating connection due to administrator command'))
  client.release(true)

  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})
