import type { DatabaseSettings } from '../config.ts'
import type { Log } from '../log.ts'
import type { HitStore } from './hitStore.ts'
import { openPostgresQuoteStore } from './postgresQuoteStore.ts'
import type { QuoteDatabase } from './quoteStore.ts'
import { openSqliteQuoteStore } from './sqliteQuoteStore.ts'

/** The store that DATABASE_URL names, and where hits are counted: by every process that shares it. */
export function openQuoteStore(
  settings: DatabaseSettings,
  log: Log,
): { store: QuoteDatabase; hits: HitStore } {
  if (settings.kind === 'postgres') return openPostgresQuoteStore(settings.url, log)
  const store = openSqliteQuoteStore(settings.file)
  return { store, hits: store.hits }
}
