import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Commit } from '../database.ts'
import { deleteInBatches } from '../deleteInBatches.ts'

/**
 * Maximum number of rows per commit. The -wal file needs as much space as a commit overwrites (secure_delete), and a quote may have
 * eight photos. Between two commits SQLite's automatic checkpoint reuses it.
 */
const batch = 1

/**
 * Deletes rows and empties the -wal file, where they would stay. Not while another process reads the database, nor on a full disk:
 * the next call tries again, at the latest the next hour's deletion of old quotes.
 *
 * @param remove deletes the rows, and resolves to their number
 */
export async function erase(db: DatabaseSync, remove: () => Promise<number>): Promise<number> {
  try {
    return await remove()
  } finally {
    try {
      db.exec('pragma wal_checkpoint(truncate)')
    } catch {
      // The rows are deleted nevertheless.
    }
  }
}

/**
 * Erases all older rows in batches. Other work may run between two batches.
 *
 * @param statement deletes rows; its parameters are the time and the maximum number of rows
 */
export const eraseOlder = (
  db: DatabaseSync,
  commit: Commit,
  statement: StatementSync,
  before: Date,
  signal?: AbortSignal,
): Promise<number> =>
  erase(db, () =>
    deleteInBatches(
      batch,
      async () => Number((await commit(() => statement.run(before.toISOString(), batch))).changes),
      signal,
    ),
  )
