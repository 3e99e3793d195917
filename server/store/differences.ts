import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tables } from './tables.ts'

type Lockable<Query> = { forUpdate(): Query; skipLocked(): Query }

/** What SQLite and PostgreSQL write differently. */
export type Differences = {
  /** Types of columns in migrations. */
  types: { key: string; bytes: string }
  /** Part of the first migration. Never edit it after a release. */
  searchIndex: readonly string[]
  /** Begins a transaction. */
  begin: string
  /** Begins a migration, in one of several processes at a time. */
  beginMigration: string
  /** Locks the rows that the query finds until the end of the transaction. */
  lock<Query extends Lockable<Query>>(query: Query): Query
  /** The same, for the rows that no other server has locked. */
  lockFree<Query extends Lockable<Query>>(query: Query): Query
  /** Whether each of these begins a word of the quote. */
  hasWords(words: readonly string[]): RawBuilder<SqlBool>
  /** The newest quote that a search finds; undefined where it finds all. */
  lastIndexed?(db: Kysely<Tables>): Promise<number>
  /** Indexes the quotes after this one. */
  indexAfter?(db: Kysely<Tables>, number: number): Promise<void>
}

/** Its one connection writes at a time: nothing needs a lock. */
export const sqliteDifferences: Differences = {
  types: { key: 'integer primary key', bytes: 'blob' },
  // The next search adds new quotes (desk.ts), because a visitor must not wait for the index. "secure-delete": a deleted quote
  // leaves no words in it.
  searchIndex: [
    `create virtual table "quotesSearch" using fts5 (words, tokenize = "unicode61 remove_diacritics 0 categories 'L* M* N*'")`,
    `insert into "quotesSearch" ("quotesSearch", rank) values ('secure-delete', 1)`,
    `create trigger "quotesSearchUpdate" after update of "words" on quotes begin
      update "quotesSearch" set words = new."words" where rowid = new."number";
    end`,
    `create trigger "quotesSearchDelete" after delete on quotes begin
      delete from "quotesSearch" where rowid = old."number";
    end`,
  ],
  // Of two processes that write at once, the second waits before its first read.
  begin: 'begin immediate',
  beginMigration: 'begin immediate',
  lock: (query) => query,
  lockFree: (query) => query,
  hasWords: (words) =>
    sql`"number" in (select rowid from "quotesSearch" where words match ${words.map((word) => `"${word}"*`).join(' ')})`,
  async lastIndexed(db) {
    const { rows } = await sql<{ rowid: number }>`
      select rowid from "quotesSearch" order by rowid desc limit 1`.execute(db)
    return rows[0]?.rowid ?? 0
  },
  async indexAfter(db, number) {
    await sql`insert into "quotesSearch" (rowid, words)
      select "number", "words" from quotes where "number" > ${number}`.execute(db)
  },
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
