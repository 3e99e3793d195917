import { fileURLToPath } from 'node:url'
import type { Quote } from '#server/quotes/store/quote.ts'
import { openSqliteQuoteStore } from '#server/quotes/store/sqliteQuoteStore.ts'

/** The database of the browser tests' server, created anew for every run. */
export const quotesFile = fileURLToPath(new URL('../../test-results/quotes.db', import.meta.url))

/** Newest first. */
export async function storedQuotes(file: string = quotesFile): Promise<Quote[]> {
  const store = openSqliteQuoteStore(file)
  const quotes = await Array.fromAsync(store.list())
  await store.close()
  return quotes
}
