import { join } from 'node:path'
import { projectFolder } from '#server/projectFolder.ts'
import type { Quote } from '#server/quotes/store/quote.ts'
import { openSqliteQuoteStore } from '#server/quotes/store/sqliteQuoteStore.ts'
import { temporaryFolder } from '../temporaryFolder.ts'
import { startScript } from './runScript.ts'
import { quoteRequest } from './sendQuote.ts'

/** The command line on a store with these quotes, the last one newest. */
export async function keepQuotes(...kept: Partial<Quote>[]) {
  const file = join(temporaryFolder(), 'quotes.db')
  const store = openSqliteQuoteStore(file)
  const quotes: Quote[] = []
  for (const { page = '', spam = false, ...request } of kept)
    quotes.push(await store.add({ ...quoteRequest, ...request }, { page, spam, idempotencyKey: undefined }))
  await store.close()

  /** @param limit a shell command that runs first */
  const start = (args: readonly string[], limit?: string) =>
    startScript(
      projectFolder,
      ['server/cli/quotes.ts', ...args],
      { DATABASE_URL: `file://${file}`, TZ: 'UTC' },
      limit,
    )
  const run = (...args: string[]) => start(args).ended
  return { quotes, start, run, file }
}
