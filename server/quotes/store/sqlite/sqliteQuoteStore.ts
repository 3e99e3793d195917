import { closeSync, openSync, rmSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { QuoteRequest } from '#data/quote/quoteFields.ts'
import { commonQueries } from '../commonQueries.ts'
import type { OpenDatabase } from '../database.ts'
import { firstDue, hashRequest, keyUsedBefore, newQuote } from '../newQuote.ts'
import type { OutboxKind } from '../outbox.ts'
import type { Quote, QuoteArrival } from '../quote.ts'
import type { OpenQuoteStore, QuoteDatabase } from '../quoteStore.ts'
import { expires, quoteColumns, quoteValues, selectQuote, toQuote } from '../rows.ts'
import { openStatements } from '../statements.ts'
import { openQuoteDatabase } from './sqliteDatabase.ts'
import { erase, eraseOlder } from './sqliteErase.ts'
import { createGroupCommit } from './sqliteGroupCommit.ts'
import { sqliteHits } from './sqliteHits.ts'
import { sqliteOutbox } from './sqliteOutbox.ts'
import { sqlitePhotos } from './sqlitePhotos.ts'

/**
 * One file on this machine: WAL, synchronous=FULL, so a committed quote is on the disk.
 *
 * @throws StartError when the file cannot be written
 */
export function openSqliteQuoteStore(
  path: string,
  open = openQuoteDatabase,
  freeSpace = freeSpaceOf,
): OpenQuoteStore {
  const db = open(path)
  // From here on the group commit waits for other processes: SQLite's own wait would block the event loop.
  db.exec('pragma busy_timeout = 0')
  const { commit, finish } = createGroupCommit(db)
  const database: OpenDatabase = { kind: 'sqlite', db, commit }
  const insert = db.prepare(
    `insert into quotes (${quoteColumns.join(', ')}) values (${quoteColumns.map(() => '?').join(', ')})`,
  )
  const insertMessage = db.prepare(`
    insert into outbox (quote_number, kind, since, due_at)
    select ?1, ?2, ?3, ?4 where ?2 <> 'alert' or exists (select 1 from desk_subscriptions where endpoint <> '')`)
  const selectByKey = db.prepare(`${selectQuote} where idempotency_key in (?, ?)`)
  const selectAll = db.prepare(`${selectQuote} order by created_at desc, number desc`)
  const announce = db.prepare('update quotes set photos_announced = ? where id = ? and photos_announced < ?')
  const deleteById = db.prepare('delete from quotes where id = ?')
  const deleteOlder = db.prepare(`
    delete from quotes where number in (
      select number from quotes where created_at < ? and ${expires("date('now', '-1 day')")} limit ?
    )`)

  function insertOnce(request: QuoteRequest, arrival: QuoteArrival, messages: readonly OutboxKind[]): Quote {
    const { idempotencyKey = null, earlierKey = null, photosAnnounced = 0 } = arrival
    const requestHash = hashRequest(request)
    const earlier = selectByKey.get(idempotencyKey, earlierKey)
    if (earlier) {
      if (earlier.request_hash !== requestHash) throw keyUsedBefore()
      // Photos may have been added to the form since its first answer was lost.
      announce.run(photosAnnounced, String(earlier.id), photosAnnounced)
      return toQuote(earlier)
    }
    const quote = newQuote(request, arrival, messages)
    const values = quoteValues(quote, arrival, requestHash)
    const { lastInsertRowid } = insert.run(
      ...values.map((value) => (typeof value === 'boolean' ? Number(value) : value)),
    )
    const now = Date.parse(quote.createdAt)
    for (const kind of messages) insertMessage.run(lastInsertRowid, kind, now, firstDue(kind, now, arrival))
    return quote
  }

  const store: QuoteDatabase = {
    add: (request, arrival, messages = []) => commit(() => insertOnce(request, arrival, messages)),
    isStored: async (request, { idempotencyKey = null, earlierKey = null }) =>
      selectByKey.get(idempotencyKey, earlierKey)?.request_hash === hashRequest(request),
    close: async () => {
      await finish()
      if (db.isOpen) db.close()
    },
    async *list() {
      for (const row of selectAll.iterate()) yield toQuote(row)
    },
    delete: async (id) =>
      (await erase(db, async () => Number((await commit(() => deleteById.run(id))).changes))) > 0,
    deleteBefore: (time, signal) => eraseOlder(db, commit, deleteOlder, time, signal),
    backup: async (file) => {
      // SQLite fills an existing empty file: this one is readable by its owner only.
      closeSync(openSync(file, 'wx', 0o600))
      try {
        db.prepare('vacuum into ?').run(file)
      } catch (error) {
        // An incomplete copy would block the next one.
        rmSync(file, { force: true })
        throw error
      }
    },
    ...commonQueries(openStatements(database)),
    ...sqliteOutbox(db, commit),
    ...sqlitePhotos(db, commit, () => freeSpace(dirname(path))),
  }
  return { store, hits: sqliteHits(db, commit), database }
}

/** Free space for this process, in bytes. */
async function freeSpaceOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
