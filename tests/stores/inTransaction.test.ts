import { Pool } from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { inTransaction } from '#server/quotes/inTransaction.ts'
import { createDatabase } from '#tests/support/startPostgres.ts'

test('a connection that breaks off in a transaction fails it alone, and the next one gets another', async () => {
  const pool = new Pool({ connectionString: await createDatabase(inject('postgresUrl')) })
  onTestFinished(() => pool.end())

  const broken = inTransaction(pool, async (client) => {
    await client.query('create table half (done boolean)')
    await client.query('select pg_terminate_backend(pg_backend_pid())')
  })

  await expect(broken).rejects.toThrow(/terminat/)
  const { rows } = await inTransaction(pool, (client) => client.query("select to_regclass('half') as half"))
  expect(rows).toEqual([{ half: null }])
})
