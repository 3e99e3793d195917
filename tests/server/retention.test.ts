import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { deleteOldQuotes } from '#server/quotes/retention.ts'
import { openSqliteQuoteStore } from '#server/quotes/sqliteQuoteStore.ts'
import { collect } from '#tests/support/collect.ts'
import { quoteRequest } from '#tests/support/sendQuote.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

const day = 24 * 60 * 60_000

test('quotes past their days are deleted, and the log says how many', async () => {
  const store = openSqliteQuoteStore(join(temporaryFolder(), 'quotes.db'))
  onTestFinished(() => store.close())
  const lines: string[] = []
  const log = {
    error: (error: unknown) => void lines.push(String(error)),
    info: (line: string) => void lines.push(line),
  }
  const arrival = { page: '', spam: false, idempotencyKey: undefined }
  for (let count = 0; count < 2; count += 1) await store.add(quoteRequest, arrival)
  const deleteAfter = (days: number) =>
    deleteOldQuotes({ store, days: 90, log, now: () => Date.now() + days * day })

  await deleteAfter(89)
  const kept = await collect(store.list())
  await deleteAfter(91)

  expect(kept).toHaveLength(2)
  expect(await collect(store.list())).toEqual([])
  expect(lines).toEqual(['2 quotes older than 90 days deleted.'])
})

test('a store that does not answer is logged, and asked again next time', async () => {
  const lines: string[] = []
  const log = { error: (error: unknown) => void lines.push(String(error)), info: () => {} }
  const store = { deleteBefore: async () => Promise.reject(new Error('disk I/O error')) }

  await deleteOldQuotes({ store, days: 1, log })

  expect(lines).toEqual(['Error: disk I/O error'])
})
