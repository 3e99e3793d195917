/** Reference for npm run bench: inserts the same rows with bare SQLite in one loop, one commit for each quote and its mail. */
import { DatabaseSync } from 'node:sqlite'
import { openStore } from '#server/store/openStore.ts'

const [file = '', body = '{}', seconds = '1'] = process.argv.slice(2)
const { name, phone, email, message } = JSON.parse(body)
await (await openStore({ kind: 'sqlite', file }, { error: console.error, info: () => {} })).close()
const db = new DatabaseSync(file)
db.exec(
  'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on',
)
const insert = db.prepare(`
  insert into quotes (id, "createdAt", name, phone, email, message, page, spam, "requestHash", words)
  values (?, ?, ?, ?, ?, ?, '', 0, ?, ?)`)

const insertMail = db.prepare('insert into outbox ("quoteNumber", kind, since, "dueAt") values (?, ?, ?, ?)')
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
    message,
  )
  insertMail.run(lastInsertRowid, 'owner', now, now)
  commit.run()
  count += 1
}
console.log((count * 1000) / (performance.now() - began))
db.close()
