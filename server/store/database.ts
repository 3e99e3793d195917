import { type Kysely, sql } from 'kysely'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Differences } from './differences.ts'
import type { Tables } from './tables.ts'

/** How often a key may be counted in a window, which begins with the first count. */
export type LimitOptions = { keyPrefix: string; points: number /** In seconds. */; duration: number }

/** An open database. Which one it is, only sqlite.ts, postgres.ts and differences.ts know. */
export type Database = {
  /** For reading. */
  db: Kysely<Tables>
  /**
   * Runs the work in one transaction, and resolves once its changes would survive a power cut. The work awaits queries alone: SQLite
   * has one connection, which others wait for.
   */
  write<Result>(work: (db: Kysely<Tables>) => Promise<Result>): Promise<Result>
  differences: Differences
  createLimiter(options: LimitOptions): RateLimiterAbstract
  /** Number of rows that one transaction may delete. */
  deletedAtOnce: number
  /** Removes deleted rows from the files, or leaves that to the next deletion. */
  erase(): Promise<void>
  /** Whether the disk has too little space for photos. */
  isNearlyFull(): Promise<boolean>
  /** Writes a consistent copy into a new file. */
  backup(file: string): Promise<void>
  close(): Promise<void>
}

/**
 * Runs the work on one connection, between `begin` and a commit.
 *
 * @param begin the statement that begins the transaction as the database needs it
 */
export const inTransaction = <Result>(
  db: Kysely<Tables>,
  begin: string,
  work: (db: Kysely<Tables>) => Promise<Result>,
): Promise<Result> =>
  db.connection().execute(async (connection) => {
    await sql.raw(begin).execute(connection)
    try {
      const result = await work(connection)
      await sql`commit`.execute(connection)
      return result
    } catch (error) {
      // Fails where it is rolled back already: on a full disk, and without the connection.
      await sql`rollback`.execute(connection).catch(() => {})
      throw error
    }
  })

/**
 * How far the clocks of several servers may differ, in milliseconds. A time further ahead was stored by a clock that has been set back
 * since.
 */
export const clockSkew = 60_000

/**
 * Deletes rows, some in each transaction, and returns their number.
 *
 * @param deleteSome deletes this number of rows at most, and resolves to the deleted ones
 * @param signal ends the deletion after the current transaction
 */
export async function deleteInBatches(
  { write, deletedAtOnce, erase }: Database,
  deleteSome: (db: Kysely<Tables>, count: number) => Promise<readonly unknown[]>,
  signal?: AbortSignal,
): Promise<number> {
  let all = 0
  let deleted: number
  try {
    do {
      deleted = (await write((db) => deleteSome(db, deletedAtOnce))).length
      all += deleted
    } while (deleted === deletedAtOnce && !signal?.aborted)
  } finally {
    await erase()
  }
  return all
}

/** Whether a query finds a row. */
export const isThere = async (query: { executeTakeFirst(): Promise<unknown> }): Promise<boolean> =>
  (await query.executeTakeFirst()) !== undefined
