import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { openSqliteQuoteStore } from '#server/quotes/sqliteQuoteStore.ts'
import { openQuoteDatabase } from '#server/quotes/sqliteSchema.ts'
import { collect } from '#tests/support/collect.ts'
import { quoteRequest } from '#tests/support/sendQuote.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

const arrival = { page: '/', spam: false, idempotencyKey: undefined }

function openStore(path = join(temporaryFolder(), 'var/quotes.db')) {
  const store = openSqliteQuoteStore(path)
  onTestFinished(() => store.close())
  return { store, path }
}

test('makes its folder, and files that only their owner may read', async () => {
  const { store, path } = openStore()

  await store.add(quoteRequest, arrival)

  const modes = [path, `${path}-wal`, `${path}-shm`].map((file) => (statSync(file).mode & 0o777).toString(8))
  expect(modes).toEqual(['600', '600', '600'])
  expect((statSync(join(path, '..')).mode & 0o777).toString(8)).toBe('700')
})

test('what was added is there after reopening, newest first', async () => {
  const path = join(temporaryFolder(), 'quotes.db')
  const first = openSqliteQuoteStore(path)
  const added = [
    await first.add(quoteRequest, arrival),
    await first.add(
      { ...quoteRequest, name: 'Zoë' },
      { page: '/junk-removal', spam: true, idempotencyKey: 'k' },
    ),
  ]
  await first.close()

  const { store } = openStore(path)

  expect(await collect(store.list())).toEqual(added.toReversed())
  expect(await store.find(added[1]?.id ?? '')).toEqual(added[1])
})

test('a commit waits for the disk', () => {
  const db = openQuoteDatabase(join(temporaryFolder(), 'quotes.db'))
  onTestFinished(() => db.close())

  expect(db.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' })
  expect(db.prepare('pragma synchronous').get()).toEqual({ synchronous: 2 })
})

test('two processes on one file agree on a key', async () => {
  const { store, path } = openStore()
  const { store: other } = openStore(path)
  const keyed = { ...arrival, idempotencyKey: 'k' }

  const quote = await store.add(quoteRequest, keyed)
  const repeated = await other.add(quoteRequest, keyed)
  const conflict = other.add({ ...quoteRequest, name: 'Eve' }, keyed)

  expect(repeated).toEqual(quote)
  await expect(conflict).rejects.toMatchObject({ status: 409 })
})

test('a deleted quote is gone', async () => {
  const { store } = openStore()
  const { id } = await store.add(quoteRequest, arrival)

  expect(await store.delete(id)).toBe(true)
  expect(await store.find(id)).toBeUndefined()
  expect(await store.delete(id)).toBe(false)
})

test('opening a file that is up to date writes nothing into it', async () => {
  const { store, path } = openStore()
  await store.add(quoteRequest, arrival)
  const sizes = () => [path, `${path}-wal`].map((file) => statSync(file).size)
  const before = sizes()

  const { store: other } = openStore(path)

  expect(await collect(other.list())).toHaveLength(1)
  expect(sizes()).toEqual(before)
})

test('a failed write leaves the store usable', async () => {
  const { store, path } = openStore()
  const other = new DatabaseSync(path)
  other.exec(`create trigger full before insert on quotes begin select raise(rollback, 'disk full'); end`)

  await expect(store.add(quoteRequest, arrival)).rejects.toThrow('disk full')
  other.exec('drop trigger full')
  other.close()

  await expect(store.add(quoteRequest, arrival)).resolves.toMatchObject(quoteRequest)
})

test('a store that is closed does not answer', async () => {
  const store = openSqliteQuoteStore(join(temporaryFolder(), 'quotes.db'))
  await store.close()

  await expect(store.check()).rejects.toThrow()
})

test.each([
  ['a folder', 'quotes.db/notes.txt'],
  ['below a file', ''],
  ['no database', 'quotes.db'],
])('refuses a path that is %s, in one sentence', (_kind, obstacle) => {
  const files = { [join('here', obstacle)]: 'notes, and by no means a database'.repeat(99) }
  const path = join(temporaryFolder(files), 'here/quotes.db')

  expect(() => openSqliteQuoteStore(path)).toThrow(
    /^Quotes cannot be kept in .+\. Make that file writable, or set/,
  )
})

test('refuses a file that a newer release wrote', () => {
  const path = join(temporaryFolder(), 'quotes.db')
  const newer = new DatabaseSync(path)
  newer.exec('pragma user_version = 999')
  newer.close()

  expect(() => openSqliteQuoteStore(path)).toThrow('kept by a newer release')
})
