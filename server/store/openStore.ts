import { RateLimiterRes } from 'rate-limiter-flexible'
import type { DatabaseSettings } from '../config.ts'
import type { Log } from '../log.ts'
import { createAccessStore } from './access.ts'
import { createAlertStore } from './alerts.ts'
import { createCalendarStore } from './calendar.ts'
import type { Database, LimitOptions } from './database.ts'
import { createDeskStore } from './desk.ts'
import { createOutboxStore } from './outbox.ts'
import { createPhotoStore } from './photos.ts'
import { openPostgres } from './postgres.ts'
import { createQuoteStore } from './quotes.ts'
import { createReceiptStore } from './receipts.ts'
import { openSqlite } from './sqlite.ts'

export type Store = ReturnType<typeof storeIn>

export const storeIn = (database: Database) => ({
  quotes: createQuoteStore(database),
  photos: createPhotoStore(database),
  outbox: createOutboxStore(database),
  desk: createDeskStore(database),
  calendar: createCalendarStore(database),
  receipts: createReceiptStore(database),
  access: createAccessStore(database),
  alerts: createAlertStore(database),
  limits: createLimitStore(database),
  backup: database.backup,
  close: database.close,
})

/** @throws StartError when an SQLite file cannot be used; PostgreSQL may be away */
export const openStore = async (settings: DatabaseSettings, log: Log, readOnly = false): Promise<Store> =>
  storeIn(
    settings.kind === 'postgres'
      ? openPostgres(settings.url, log)
      : await openSqlite(settings.file, { readOnly }),
  )

export type LimitStore = ReturnType<typeof createLimitStore>
export type Limit = ReturnType<LimitStore['create']>

const createLimitStore = ({ createLimiter, write, differences }: Database) => ({
  /** Counts how often something happens, by a key, in a window that begins with the first time. */
  create(options: LimitOptions) {
    const limiter = createLimiter(options)
    return {
      /** Counts once more; when all are used up, resolves to the milliseconds until the window ends. */
      async take(key: string): Promise<number | undefined> {
        try {
          await limiter.consume(key)
          return undefined
        } catch (refused) {
          if (!(refused instanceof RateLimiterRes)) throw refused
          // Refusals are counted, too: without them, one that is given back makes room for another.
          await limiter.reward(key)
          return refused.msBeforeNext
        }
      },
      giveBack: async (key: string): Promise<void> => void (await limiter.reward(key)),
    }
  },

  /** Deletes the counts whose window has ended: their keys name clients. */
  deleteExpired: (now: number) =>
    write((db) =>
      db
        .deleteFrom('limits')
        .where('key', 'in', (eb) =>
          differences.lockFree(eb.selectFrom('limits').select('key').where('expire', '<=', now)),
        )
        .execute(),
    ),
})
