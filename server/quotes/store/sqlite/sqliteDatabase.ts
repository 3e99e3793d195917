import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { StartError } from '#data/settings/settings.ts'
import { isCurrent, migrate } from './sqliteSchema.ts'

/** How long opening waits for another process (npm run quotes) that locks the file, in milliseconds. */
const busyTimeout = 2000

/** @throws StartError when the file cannot be written, or is no database of ours */
export function openQuoteDatabase(path: string): DatabaseSync {
  try {
    createPrivately(path)
    const db = new DatabaseSync(path, { timeout: busyTimeout })
    // secure_delete: deleted personal data must not stay in free pages of the file.
    db.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on',
    )
    // SQLite itself would not fail before the first write.
    accessSync(path, constants.W_OK)
    if (!isCurrent(db)) inTransaction(db, () => migrate(db))
    return db
  } catch (error) {
    if (error instanceof StartError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(
      `Quotes cannot be kept in ${path} (${reason}). Make that file writable, or set DATABASE_URL.`,
      { cause: error },
    )
  }
}

/**
 * SQLite gives the -wal and -shm files the same mode. An existing file is opened by SQLite alone: closing it elsewhere
 * would release every lock of this process on it.
 */
function createPrivately(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600))
}

/**
 * Opens the file even if it cannot be written, because the owner needs the quotes most when the server cannot store more.
 *
 * @throws StartError when it cannot be read either
 */
export function openToRead(path: string): DatabaseSync {
  const exists = existsSync(path)
  try {
    return openQuoteDatabase(path)
  } catch (error) {
    const db = exists
      ? (openCurrent(() => openReadOnly(path)) ?? openCurrent(() => openUnchanging(path)))
      : undefined
    if (!db) throw error
    return db
  }
}

function openCurrent(open: () => DatabaseSync): DatabaseSync | undefined {
  try {
    const db = open()
    if (isCurrent(db)) return db
  } catch {
    // The caller throws the error of the attempt to write, which says more.
  }
  return undefined
}

const openReadOnly = (path: string) => new DatabaseSync(path, { readOnly: true })

/** Opens the file without -wal and -shm. A -wal with content holds the newest quotes: the file alone would be out of date. */
function openUnchanging(path: string): DatabaseSync {
  const latest = statSync(`${path}-wal`, { throwIfNoEntry: false })
  if (latest && latest.size > 0) throw new Error('The newest quotes are in the -wal file.')
  const url = pathToFileURL(path)
  url.searchParams.set('immutable', '1')
  return new DatabaseSync(url, { readOnly: true })
}

/** Whether an error is SQLITE_BUSY: another process locks the file. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5

/** Runs the work in a transaction. "Immediate": of two processes that write at once, the second waits before its first read. */
export function inTransaction<Result>(db: DatabaseSync, work: () => Result): Result {
  db.exec('begin immediate')
  try {
    const result = work()
    db.exec('commit')
    return result
  } catch (error) {
    // A full disk may have rolled back already.
    if (db.isTransaction) db.exec('rollback')
    throw error
  }
}
