import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement, sql } from 'kysely'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { StartError } from '#data/company/settings.ts'
import { type Database, sqliteDifferences as differences } from './database.ts'
import { createGroupCommit } from './groupCommit.ts'
import { isMigrated, migrate, type Tables } from './tables.ts'

/** How long opening waits for another process (npm run quotes) that locks the file, in milliseconds. */
const busyTimeout = 2000

/** Space reserved for the text of quotes, in bytes: photos are refused below it, or one sender of HEIC could fill the disk. */
const reserve = 500 * 1024 * 1024
/** The part of it that must be free on the disk: every commit is in the -wal file first. */
const diskReserve = 64 * 1024 * 1024

async function freeSpaceOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** One file on this machine. @throws StartError when it cannot be written, or is no database of ours */
export async function openSqlite(
  path: string,
  // Read-only opens a file that cannot be written, too: the owner needs the quotes most when no more can be stored.
  { readOnly = false, freeSpace = freeSpaceOf } = {},
): Promise<Database> {
  const exists = existsSync(path)
  const db = await openToWrite(path).catch(async (error: unknown) => {
    const readable =
      readOnly && exists ? ((await openToRead(path)) ?? (await openUnchanging(path))) : undefined
    if (readable) return readable
    throw error
  })
  // From here on the group commit waits for other processes: SQLite's own wait would block the event loop.
  await sql`pragma busy_timeout = 0`.execute(db)
  const write = createGroupCommit(db, differences.begin)

  return {
    db,
    write,
    differences,
    createLimiter: (options) => new RateLimiterMemory(options),
    // The -wal file needs as much space as a transaction overwrites (secure_delete), and a quote may have eight photos. Between
    // two transactions SQLite's automatic checkpoint reuses it.
    deletedAtOnce: 1,
    async erase() {
      // Not while another process reads the database, nor on a full disk: the next deletion tries again.
      await sql`pragma wal_checkpoint(truncate)`.execute(db).catch(() => {})
    },
    async isNearlyFull() {
      const onDisk = await freeSpace(dirname(path))
      // A deletion leaves free pages for new rows, and the file does not shrink.
      const { rows } = await sql<{ bytes: number }>`
        select freelist_count * page_size as bytes from pragma_freelist_count, pragma_page_size`.execute(db)
      return onDisk < diskReserve || onDisk + (rows[0]?.bytes ?? 0) < reserve
    },
    async backup(file) {
      // SQLite fills an existing empty file: this one is readable by its owner only.
      closeSync(openSync(file, 'wx', 0o600))
      try {
        await sql`vacuum into ${file}`.execute(db)
      } catch (error) {
        // An incomplete copy would block the next one.
        rmSync(file, { force: true })
        throw error
      }
    },
    async close() {
      await write(async () => {}).catch(() => {})
      await db.destroy()
    },
  }
}

async function openToWrite(path: string): Promise<Kysely<Tables>> {
  try {
    createPrivately(path)
    return await openWith(
      () => new DatabaseSync(path, { timeout: busyTimeout }),
      async (db, file) => {
        // secure_delete: deleted personal data must not stay in free pages of the file.
        file.exec(
          'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on',
        )
        // SQLite itself would not fail before the first write.
        accessSync(path, constants.W_OK)
        await migrate(db, differences, path)
      },
    )
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

/** Undefined when the file cannot be read either: the error of the attempt to write says more. */
const openToRead = (path: string, url?: URL) =>
  openWith(
    () => new DatabaseSync(url ?? path, { readOnly: true }),
    async (db) => {
      if (!(await isMigrated(db, differences, path))) throw new Error('It needs a migration.')
    },
  ).catch(() => undefined)

/** Opens the file without -wal and -shm. A -wal with content holds the newest quotes: the file alone would be out of date. */
async function openUnchanging(path: string) {
  const latest = statSync(`${path}-wal`, { throwIfNoEntry: false })
  if (latest && latest.size > 0) return undefined
  const url = pathToFileURL(path)
  url.searchParams.set('immutable', '1')
  return openToRead(path, url)
}

async function openWith(
  open: () => DatabaseSync,
  prepare: (db: Kysely<Tables>, file: DatabaseSync) => Promise<void>,
): Promise<Kysely<Tables>> {
  const file = open()
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: adapt(file) }) })
  try {
    await prepare(db, file)
    return db
  } catch (error) {
    file.close()
    throw error
  }
}

/** node:sqlite takes the values of a statement one by one. A statement is prepared once. */
function adapt(file: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>()
  const prepare = (sql: string): SqliteStatement => {
    const statement = file.prepare(sql)
    return {
      reader: statement.columns().length > 0,
      all: (values) => statement.all(...(values as SQLInputValue[])),
      run: (values) => statement.run(...(values as SQLInputValue[])),
      iterate: (values) => statement.iterate(...(values as SQLInputValue[])),
    }
  }
  return {
    close: () => file.close(),
    prepare(sql) {
      const statement = prepared.get(sql) ?? prepare(sql)
      prepared.set(sql, statement)
      return statement
    },
  }
}
