import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartFault } from '#data/settings/settings.ts'

/**
 * The schema's history: the file's user_version says how many of these it has had. Never edit one that was released,
 * add the next.
 */
const migrations = [
  `create table quotes (
    number integer primary key,
    id text not null unique,
    created_at text not null,
    name text not null,
    phone text not null,
    email text not null,
    message text not null,
    page text not null,
    spam integer not null,
    idempotency_key text unique,
    request_hash text not null
  ) strict;
  create index quotes_by_time on quotes (created_at)`,
  `create table mails (
    number integer primary key,
    quote_number integer not null references quotes (number) on delete cascade,
    kind text not null,
    state text not null default 'pending',
    attempts integer not null default 0,
    since integer not null,
    due_at integer not null,
    error text not null default '',
    unique (quote_number, kind)
  ) strict;
  create index mails_by_time on mails (due_at) where state = 'pending'`,
  `create table hits (
    address text not null,
    token text not null,
    hit_at integer not null,
    primary key (address, token)
  ) strict;
  create index hits_by_time on hits (hit_at)`,
  `alter table mails add column reached text not null default ''`,
]

/** How long a write waits for another process (npm run quotes) that holds the file. */
const busyTimeout = 2000

/** @throws StartFault when the file cannot be written, or is no database of ours */
export function openQuoteDatabase(path: string): DatabaseSync {
  try {
    createPrivately(path)
    const db = new DatabaseSync(path, { timeout: busyTimeout })
    db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
    // SQLite itself would go on reading, and say nothing before the first quote.
    accessSync(path, constants.W_OK)
    if (!isCurrent(db)) inTransaction(db, () => migrate(db))
    return db
  } catch (error) {
    if (error instanceof StartFault) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartFault(
      `Quotes cannot be kept in ${path} (${reason}). Make that file writable, or set DATABASE_URL.`,
      { cause: error },
    )
  }
}

/**
 * SQLite gives the files it adds beside this one the same mode. One that is there is left to SQLite: closed by anybody else, a
 * file loses every lock that its process has on it.
 */
function createPrivately(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600))
}

const versionOf = (db: DatabaseSync) => Number(db.prepare('pragma user_version').get()?.user_version)

/** Nothing is written then: a full disk must not keep anyone from reading. */
export const isCurrent = (db: DatabaseSync): boolean => versionOf(db) === migrations.length

function migrate(db: DatabaseSync): void {
  const version = versionOf(db)
  if (version > migrations.length)
    throw new StartFault(
      'The quotes were kept by a newer release of this site. Start that release, or a newer one.',
    )
  for (const migration of migrations.slice(version)) db.exec(migration)
  db.exec(`pragma user_version = ${migrations.length}`)
}

/** What node:sqlite adds to an error: SQLite's own number for what went wrong. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5

/** "Immediate": of two processes that write at once, the second waits before it reads. */
export function inTransaction<Result>(db: DatabaseSync, work: () => Result): Result {
  db.exec('begin immediate')
  try {
    const result = work()
    db.exec('commit')
    return result
  } catch (error) {
    // A full disk may have ended the transaction already.
    if (db.isTransaction) db.exec('rollback')
    throw error
  }
}
