import { createHash, randomBytes } from 'node:crypto'
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { QuoteRequest } from '#data/quoteRequest.ts'
import { Refusal } from '../errors.ts'
import type { Quote, QuoteArchive, QuoteArrival, QuoteStore } from './quoteStore.ts'
import { inTransaction, openQuoteDatabase } from './sqliteSchema.ts'

/**
 * One file on this machine: WAL, synchronous=FULL, so a committed quote is on the disk.
 *
 * @throws StartFault when the file cannot be written
 */
export function openSqliteQuoteStore(path: string): QuoteStore & QuoteArchive {
  const db = openQuoteDatabase(path)
  const insert = db.prepare(`
    insert into quotes (id, created_at, name, phone, email, message, page, spam, idempotency_key, request_hash)
    values (:id, :createdAt, :name, :phone, :email, :message, :page, :spam, :idempotencyKey, :requestHash)`)
  const selectByKey = db.prepare('select * from quotes where idempotency_key = ?')
  const selectById = db.prepare('select * from quotes where id = ?')
  const selectAll = db.prepare('select * from quotes order by created_at desc, number desc')
  const deleteById = db.prepare('delete from quotes where id = ?')

  function insertOnce(request: QuoteRequest, { page, spam, idempotencyKey }: QuoteArrival): Quote {
    const requestHash = hashRequest(request)
    const earlier = idempotencyKey === undefined ? undefined : selectByKey.get(idempotencyKey)
    if (earlier) {
      if (earlier.request_hash !== requestHash) throw keyUsedBefore()
      return toQuote(earlier)
    }
    const quote = {
      ...request,
      id: randomBytes(6).toString('hex'),
      createdAt: new Date().toISOString(),
      page,
      spam,
    }
    insert.run({ ...quote, spam: Number(spam), idempotencyKey: idempotencyKey ?? null, requestHash })
    return quote
  }

  return {
    add: async (request, arrival) => inTransaction(db, () => insertOnce(request, arrival)),
    check: async () => checkAnswers(db),
    close: async () => db.close(),
    async *list() {
      for (const row of selectAll.iterate()) yield toQuote(row)
    },
    find: async (id) => {
      const row = selectById.get(id)
      return row && toQuote(row)
    },
    delete: async (id) => deleteById.run(id).changes > 0,
  }
}

function checkAnswers(db: DatabaseSync): void {
  db.prepare('select 1 from quotes limit 1').get()
}

const keyUsedBefore = () =>
  new Refusal(
    409,
    'This request was sent before with other details. Please reload the page and send it again.',
  )

const hashRequest = ({ name, phone, email, message }: QuoteRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([name, phone, email, message]))
    .digest('hex')

function toQuote(row: Record<string, SQLOutputValue>): Quote {
  return {
    id: String(row.id),
    createdAt: String(row.created_at),
    name: String(row.name),
    phone: String(row.phone),
    email: String(row.email),
    message: String(row.message),
    page: String(row.page),
    spam: row.spam === 1,
  }
}
