import { closeSync, openSync, rmSync } from 'node:fs'
import type { SQLOutputValue } from 'node:sqlite'
import type { QuoteRequest } from '#data/quote/quoteRequest.ts'
import { hashRequest, keyUsedBefore, newQuote } from '../intake/newQuote.ts'
import { createGroupCommit } from './groupCommit.ts'
import type { HitStore } from './hitStore.ts'
import type { MailKind, Quote, QuoteArrival } from './quote.ts'
import type { QuoteDatabase } from './quoteStore.ts'
import { sqliteHits } from './sqliteHits.ts'
import { sqliteMails } from './sqliteMails.ts'
import { openQuoteDatabase } from './sqliteSchema.ts'

const ownersMail = `(select state from mails where quote_number = quotes.number and kind = 'owner') as mail`

const ownersMailSettled = `not exists (
  select 1 from mails where quote_number = quotes.number and kind = 'owner' and state = 'pending')`

/**
 * One file on this machine: WAL, synchronous=FULL, so a committed quote is on the disk.
 *
 * @throws StartFault when the file cannot be written
 */
export function openSqliteQuoteStore(
  path: string,
  open = openQuoteDatabase,
): QuoteDatabase & { hits: HitStore } {
  const db = open(path)
  // From here on, waiting for another process is the group's business: SQLite's own would stop every answer.
  db.exec('pragma busy_timeout = 0')
  const { commit, finish } = createGroupCommit(db)
  const insert = db.prepare(`
    insert into quotes (id, created_at, name, phone, email, message, page, spam, idempotency_key, request_hash)
    values (:id, :createdAt, :name, :phone, :email, :message, :page, :spam, :idempotencyKey, :requestHash)`)
  const insertMail = db.prepare('insert into mails (quote_number, kind, since, due_at) values (?, ?, ?, ?)')
  const selectByKey = db.prepare(`select *, ${ownersMail} from quotes where idempotency_key in (?, ?)`)
  const selectById = db.prepare(`select *, ${ownersMail} from quotes where id = ?`)
  const selectAll = db.prepare(`select *, ${ownersMail} from quotes order by created_at desc, number desc`)
  const deleteById = db.prepare('delete from quotes where id = ?')
  const deleteOlder = db.prepare(`delete from quotes where created_at < ? and ${ownersMailSettled}`)
  const selectOne = db.prepare('select 1 from quotes limit 1')

  function insertOnce(request: QuoteRequest, arrival: QuoteArrival, mails: readonly MailKind[]): Quote {
    const { idempotencyKey = null, earlierKey = null, spam } = arrival
    const requestHash = hashRequest(request)
    const earlier = selectByKey.get(idempotencyKey, earlierKey)
    if (earlier) {
      if (earlier.request_hash !== requestHash) throw keyUsedBefore()
      return toQuote(earlier)
    }
    const { mail, ...quote } = newQuote(request, arrival, mails)
    const { lastInsertRowid } = insert.run({ ...quote, spam: Number(spam), idempotencyKey, requestHash })
    const now = Date.parse(quote.createdAt)
    for (const kind of mails) insertMail.run(lastInsertRowid, kind, now, now)
    return { ...quote, mail }
  }

  return {
    add: (request, arrival, mails = []) => commit(() => insertOnce(request, arrival, mails)),
    check: async () => void selectOne.get(),
    close: async () => {
      await finish()
      if (db.isOpen) db.close()
    },
    async *list() {
      for (const row of selectAll.iterate()) yield toQuote(row)
    },
    find: async (id) => {
      const row = selectById.get(id)
      return row && toQuote(row)
    },
    delete: (id) => commit(() => deleteById.run(id).changes > 0),
    deleteBefore: (time) => commit(() => Number(deleteOlder.run(time.toISOString()).changes)),
    backup: async (file) => {
      // SQLite fills an empty file: this one only its owner may read.
      closeSync(openSync(file, 'wx', 0o600))
      try {
        db.prepare('vacuum into ?').run(file)
      } catch (error) {
        // Half a copy is none, and would be in the way of the next.
        rmSync(file, { force: true })
        throw error
      }
    },
    ...sqliteMails(db, commit, toQuote),
    hits: sqliteHits(db, commit),
  }
}

function toQuote(row: Record<string, SQLOutputValue>): Quote {
  const { mail } = row
  return {
    id: String(row.id),
    createdAt: String(row.created_at),
    name: String(row.name),
    phone: String(row.phone),
    email: String(row.email),
    message: String(row.message),
    page: String(row.page),
    spam: row.spam === 1,
    mail: mail === 'pending' || mail === 'sent' || mail === 'failed' ? mail : 'none',
  }
}
