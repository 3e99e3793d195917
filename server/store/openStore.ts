import type { Log } from '../log.ts'
import type { DatabaseSettings } from '../settingParsers.ts'
import { createAccessStore } from './access.ts'
import { createAlertStore } from './alerts.ts'
import type { Database } from './database.ts'
import { createDeskStore } from './desk.ts'
import { createLimitStore } from './limits.ts'
import { createOutboxStore } from './outbox.ts'
import { createPhotoStore } from './photos.ts'
import { openPostgres } from './postgres.ts'
import { createQuoteStore } from './quotes.ts'
import { openSqlite } from './sqlite.ts'

export type Store = ReturnType<typeof storeIn>

/** Everything that the server keeps, by subject. */
export const storeIn = (database: Database) => ({
  quotes: createQuoteStore(database),
  photos: createPhotoStore(database),
  outbox: createOutboxStore(database),
  desk: createDeskStore(database),
  access: createAccessStore(database),
  alerts: createAlertStore(database),
  limits: createLimitStore(database),
  backup: database.backup,
  close: database.close,
})

/**
 * Opens the database of DATABASE_URL.
 *
 * @param readOnly opens it for reading, an SQLite file even if it cannot be written
 * @throws StartError when an SQLite file cannot be used; PostgreSQL may be away
 */
export const openStore = async (settings: DatabaseSettings, log: Log, readOnly = false): Promise<Store> =>
  storeIn(
    settings.kind === 'postgres'
      ? openPostgres(settings.url, log)
      : await openSqlite(settings.file, { readOnly }),
  )
