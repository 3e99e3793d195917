import type { Log } from '../../log.ts'
import type { DatabaseSettings } from '../../settingParsers.ts'
import type { HitStore } from './hitStore.ts'
import { openPostgresQuoteStore } from './postgresQuoteStore.ts'
import type { QuoteDatabase } from './quoteStore.ts'
import { openSqliteQuoteStore } from './sqliteQuoteStore.ts'
import { openToRead } from './sqliteReading.ts'
import { openQuoteDatabase } from './sqliteSchema.ts'

/** The store that DATABASE_URL names, and where hits are counted: by every process that shares it. */
export function openQuoteStore(
  settings: DatabaseSettings,
  log: Log,
  /** Whoever only looks may do so where nothing can be written. */
  use: 'keep' | 'look' = 'keep',
): { store: QuoteDatabase; hits: HitStore } {
  if (settings.kind === 'postgres') return openPostgresQuoteStore(settings.url, log)
  const store = openSqliteQuoteStore(settings.file, use === 'look' ? openToRead : openQuoteDatabase)
  return { store, hits: store.hits }
}
