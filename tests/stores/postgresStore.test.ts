import { Pool } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openPostgresQuoteStore } from '#server/quotes/store/postgresQuoteStore.ts'
import { makeDatabase, urlOf } from '#tests/support/makeDatabase.ts'
import { quoteRequest } from '#tests/support/sendQuote.ts'

const arrival = { page: '/', spam: false, idempotencyKey: undefined }

async function openStore() {
  const url = urlOf(await makeDatabase('PostgreSQL'))
  const { store } = openPostgresQuoteStore(url, { error: () => {}, info: () => {} })
  const owner = new Pool({ connectionString: url })
  onTestFinished(async () => void (await Promise.all([store.close(), owner.end()])))
  return { store, owner }
}

test('what a newer release wrote is left alone, until it is there no more', async () => {
  const { store, owner } = await openStore()
  await owner.query('create table quotes_schema (version integer not null)')
  await owner.query('insert into quotes_schema values (999)')

  await expect(store.add(quoteRequest, arrival)).rejects.toThrow('kept by a newer release')
  await owner.query('delete from quotes_schema')

  await expect(store.add(quoteRequest, arrival)).resolves.toMatchObject(quoteRequest)
})

test('copies are made by PostgreSQL’s own program', async () => {
  const { store } = await openStore()

  await expect(store.backup('copy.db')).rejects.toThrow('pg_dump')
})
