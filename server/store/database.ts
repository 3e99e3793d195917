import { type Expression, type Kysely, type SqlBool, sql } from 'kysely'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Tables } from './tables.ts'

/** How often a key may be counted in a window, which begins with the first count. */
export type LimitOptions = { keyPrefix: string; points: number /** In seconds. */; duration: number }

/** An open database. Which one it is, only sqlite.ts, postgres.ts and the differences below know. */
export type Database = {
  db: Kysely<Tables>
  /**
   * Runs the work in one transaction, and resolves once its changes would survive a power cut. The work awaits queries alone: SQLite
   * has one connection, which others wait for.
   */
  write<Result>(work: (db: Kysely<Tables>) => Promise<Result>): Promise<Result>
  differences: Differences
  createLimiter(options: LimitOptions): RateLimiterAbstract
  deletedAtOnce: number
  /** Removes deleted rows from the files, if it can. */
  erase(): Promise<void>
  isNearlyFull(): Promise<boolean>
  backup(file: string): Promise<void>
  close(): Promise<void>
}

/** Runs the work on one connection, between the statement `begin` and a commit. */
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

/** How far the clocks of several servers may differ, in milliseconds. */
export const clockSkew = 60_000

/** Deletes these rows, some in each transaction. @param signal ends it after the current one. @returns their number */
export async function deleteInBatches(
  { write, deletedAtOnce, erase }: Database,
  table: 'quotes' | 'photos',
  numbers: (db: Kysely<Tables>) => { limit(count: number): { $asScalar(): Expression<number> } },
  signal?: AbortSignal,
): Promise<number> {
  let all = 0
  let deleted: number
  try {
    do {
      const rows = await write((db) =>
        db
          .deleteFrom(table)
          .where('number', 'in', numbers(db).limit(deletedAtOnce).$asScalar())
          .returning('number')
          .execute(),
      )
      deleted = rows.length
      all += deleted
    } while (deleted === deletedAtOnce && !signal?.aborted)
  } finally {
    await erase()
  }
  return all
}

export const isThere = async (query: { executeTakeFirst(): Promise<unknown> }): Promise<boolean> =>
  (await query.executeTakeFirst()) !== undefined

/** A secret that the first migration made. */
export const secretOf = async (db: Kysely<Tables>, name: Tables['secrets']['name']): Promise<string> =>
  (await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow()).value

type Lockable<Query> = { forUpdate(): Query; skipLocked(): Query }

/** What SQLite and PostgreSQL write differently. */
export type Differences = typeof sqliteDifferences

const index = `insert into "quotesSearch" (rowid, words) values (new."number", new."words");`
const unindex = `insert into "quotesSearch" ("quotesSearch", rowid, words) values ('delete', old."number", old."words");`

/** Its one connection writes at a time: nothing needs a lock. */
export const sqliteDifferences = {
  types: { key: 'integer primary key', bytes: 'blob' },
  // Part of the first migration: never edit it after a release. The words stand in "quotes" alone. "secure-delete": a deleted quote
  // leaves no words in the index.
  searchIndex: [
    `create virtual table "quotesSearch" using fts5 (
      words, content = quotes, content_rowid = number, tokenize = "unicode61 remove_diacritics 0 categories 'L* M* N*'"
    )`,
    `insert into "quotesSearch" ("quotesSearch", rank) values ('secure-delete', 1)`,
    `create trigger "quotesSearchInsert" after insert on quotes begin ${index} end`,
    `create trigger "quotesSearchUpdate" after update of "words" on quotes begin ${unindex} ${index} end`,
    `create trigger "quotesSearchDelete" after delete on quotes begin ${unindex} end`,
  ],
  // Of two processes that write at once, the second waits before its first read.
  begin: 'begin immediate',
  beginMigration: 'begin immediate',
  /** Locks the found rows until the end of the transaction. */
  lock: <Query extends Lockable<Query>>(query: Query): Query => query,
  /** The same, without the rows that another server has locked. */
  lockFree: <Query extends Lockable<Query>>(query: Query): Query => query,
  hasWords: (words: readonly string[]) =>
    sql<SqlBool>`"number" in (select rowid from "quotesSearch" where words match ${words.map((word) => `"${word}"*`).join(' ')})`,
}

export const postgresDifferences: Differences = {
  types: { key: 'bigint generated always as identity primary key', bytes: 'bytea' },
  // "external": pictures are compressed already.
  searchIndex: [
    `alter table quotes add column "search" tsvector not null
      generated always as (array_to_tsvector(string_to_array("words", ' '))) stored`,
    `create index "quotesBySearch" on quotes using gin ("search")`,
    `alter table photos alter column "image" set storage external`,
  ],
  // PostgreSQL must give up before the server refuses the quote after ten seconds, or a quote that was refused would be stored once
  // a lock is released; three seconds are slack for a stalled machine. Of each transaction and not of the connection, because
  // PgBouncer gives every transaction another one.
  begin: 'begin; set local statement_timeout = 7000',
  // While a migration waits for the lock of a table, all other queries wait behind it: it gives up soon, and the next query tries
  // again. Without a timeout of statements, which would cancel the rewrite of a large table at every attempt. The key of the lock is
  // an arbitrary number.
  beginMigration: `begin; set local statement_timeout = 0; select pg_advisory_xact_lock(7301905); set local lock_timeout = '3s'`,
  lock: (query) => query.forUpdate(),
  lockFree: (query) => query.forUpdate().skipLocked(),
  hasWords: (words) => sql`"search" @@ cast(${words.map((word) => `'${word}':*`).join(' & ')} as tsquery)`,
}
