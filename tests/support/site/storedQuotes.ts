import { join } from 'node:path'
import { projectFolder } from '#server/config.ts'
import { openStore, type Store } from '#server/store/openStore.ts'
import type { Quote } from '#server/store/quoteRows.ts'

/** The database of the browser tests' server, created anew for every run. Parallel runs have one each. */
export const quotesFile = join(projectFolder, `test-results/quotes.${process.env.E2E_PORT}.db`)

/** The store of the browser tests' server, or of another one. */
export async function withStore<Result>(
  act: (store: Store) => Promise<Result>,
  file: string = quotesFile,
): Promise<Result> {
  const store = await openStore({ kind: 'sqlite', file }, { error: console.error, info: () => {} })
  return act(store).finally(store.close)
}

/** Newest first. */
export const storedQuotes = (file?: string): Promise<Quote[]> =>
  withStore(({ quotes }) => Array.fromAsync(quotes.list()), file)
