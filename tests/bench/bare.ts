/** Reference for npm run bench: inserts the same rows with bare SQLite in one loop, one commit for each quote and its mail. */
import { openQuoteDatabase } from '#server/quotes/store/sqlite/sqliteDatabase.ts'

const [file = '', body = '{}', seconds = '1'] = process.argv.slice(2)
const { name, phone, email, message } = JSON.parse(body)
const db = openQuoteDatabase(file)
const insert = db.prepare(`
  insert into quotes (id, created_at, name, phone, email, message, page, spam, idempotency_key, request_hash)
  values (?, ?, ?, ?, ?, ?, '', 0, null, ?)`)

const insertMail = db.prepare('insert into outbox (quote_number, kind, since, due_at) values (?, ?, ?, ?)')
const [begin, commit] = [db.prepare('begin immediate'), db.prepare('commit')]

const began = performance.now()
let count = 0
while (performance.now() - began < Number(seconds) * 1000) {
  const now = Date.now()
  begin.run()
  const { lastInsertRowid } = insert.run(
    `b${count}`,
    new Date(now).toISOString(),
    name,
    phone,
    email,
    message,
    'x'.repeat(64),
  )
  insertMail.run(lastInsertRowid, 'owner', now, now)
  commit.run()
  count += 1
}
console.log((count * 1000) / (performance.now() - began))
db.close()
