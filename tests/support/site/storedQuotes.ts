import { join } from 'node:path'
import { projectFolder } from '#server/projectFolder.ts'
import type { Quote } from '#server/quotes/store/quote.ts'
import { openSqliteQuoteStore } from '#server/quotes/store/sqlite/sqliteQuoteStore.ts'

/** The database of the browser tests' server, created anew for every run. Parallel runs have one each. */
export const quotesFile = join(projectFolder, `test-results/quotes.${process.env.E2E_PORT}.db`)

/** Newest first. */
export async function storedQuotes(file: string = quotesFile): Promise<Quote[]> {
  const { store } = openSqliteQuoteStore(file)
  const quotes = await Array.fromAsync(store.list())
  await store.close()
  return quotes
}
