import type { Log } from '../log.ts'
import type { DatabaseSettings } from '../settingParsers.ts'
import { openPostgresQuoteStore } from './store/postgres/postgresQuoteStore.ts'
import type { OpenQuoteStore } from './store/quoteStore.ts'
import { openQuoteDatabase, openToRead } from './store/sqlite/sqliteDatabase.ts'
import { openSqliteQuoteStore } from './store/sqlite/sqliteQuoteStore.ts'

/** Opens the store of DATABASE_URL. */
export function openQuoteStore(
  settings: DatabaseSettings,
  log: Log,
  /** Opens the store for reading, an SQLite file even if it cannot be written. */
  readOnly = false,
): OpenQuoteStore {
  return settings.kind === 'postgres'
    ? openPostgresQuoteStore(settings.url, log)
    : openSqliteQuoteStore(settings.file, readOnly ? openToRead : openQuoteDatabase)
}
