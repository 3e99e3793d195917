import type { Log } from '../log.ts'
import type { DatabaseSettings } from '../settingParsers.ts'
import type { OpenDatabase } from './store/database.ts'
import type { HitStore } from './store/hitStore.ts'
import { openPostgresQuoteStore } from './store/postgres/postgresQuoteStore.ts'
import type { QuoteDatabase } from './store/quoteStore.ts'
import { openQuoteDatabase, openToRead } from './store/sqlite/sqliteDatabase.ts'
import { openSqliteQuoteStore } from './store/sqlite/sqliteQuoteStore.ts'

/** Opens the store of DATABASE_URL, with the hit counter of all processes that share it. */
export function openQuoteStore(
  settings: DatabaseSettings,
  log: Log,
  /** Opens the store for reading, an SQLite file even if it cannot be written. */
  readOnly = false,
): { store: QuoteDatabase; hits: HitStore; database: OpenDatabase } {
  if (settings.kind === 'postgres') return openPostgresQuoteStore(settings.url, log)
  const store = openSqliteQuoteStore(settings.file, readOnly ? openToRead : openQuoteDatabase)
  return { store, hits: store.hits, database: store.database }
}
