import { join } from 'node:path'
import { projectFolder } from '#server/config.ts'
import { openStore } from '#server/store/openStore.ts'
import type { Quote } from '#server/store/quoteRows.ts'

/** The database of the browser tests' server, created anew for every run. Parallel runs have one each. */
export const quotesFile = join(projectFolder, `test-results/quotes.${process.env.E2E_PORT}.db`)

/** Newest first. */
export async function storedQuotes(file: string = quotesFile): Promise<Quote[]> {
  const store = await openStore({ kind: 'sqlite', file }, { error: console.error, info: () => {} })
  const quotes = await Array.fromAsync(store.quotes.list())
  await store.close()
  return quotes
}
