import type { Log } from '../log.ts'
import type { DatabaseSettings } from '../settingParsers.ts'
import type { OpenDatabase } from './store/database.ts'
import type { HitStore } from './store/hitStore.ts'
import { openPostgresQuoteStore } from './store/postgres/postgresQuoteStore.ts'
import type { QuoteDatabase } from './store/quoteStore.ts'
import { openQuoteDatabase, openToRead } from './store/sqlite/sqliteDatabase.ts'
import { openSqliteQuoteStore } from './store/sqlite/sqliteQuoteStore.ts'

/** The store that DATABASE_URL names, and the hits counted by every process that shares it. */
export function openQuoteStore(
  settings: DatabaseSettings,
  log: Log,
  /** Opens an SQLite file also where nothing can be written. */
  readOnly = false,
): { store: QuoteDatabase; hits: HitStore; database: OpenDatabase } {
  if (settings.kind === 'postgres') return openPostgresQuoteStore(settings.url, log)
  const store = openSqliteQuoteStore(settings.file, readOnly ? openToRead : openQuoteDatabase)
  return { store, hits: store.hits, database: store.database }
}
