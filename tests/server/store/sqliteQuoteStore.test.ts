import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDesk } from '#server/desk/openDesk.ts'
import { inTransaction, openQuoteDatabase } from '#server/quotes/store/sqlite/sqliteDatabase.ts'
import { openSqliteQuoteStore } from '#server/quotes/store/sqlite/sqliteQuoteStore.ts'
import { arrival, quoteRequest } from '#tests/support/server/sendQuote.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

function openStore(path = join(temporaryFolder(), 'var/quotes.db')) {
  const { store, database } = openSqliteQuoteStore(path)
  onTestFinished(() => store.close())
  return { store, database, path }
}

const contentOf = (path: string) => [path, `${path}-wal`].map((file) => readFileSync(file, 'latin1')).join()

function openDatabase() {
  const db = openQuoteDatabase(join(temporaryFolder(), 'quotes.db'))
  onTestFinished(() => db.close())
  return db
}

test('after deletion the files contain neither the quote’s text nor its photos', async () => {
  const { store, database, path } = openStore()
  const { desk } = openDesk(database)
  const request = { ...quoteRequest, name: 'Wilhelmina', message: 'One harpsichord' }
  const image = Buffer.from('The bytes of a photo. '.repeat(1000))
  for (const { deleteWith } of [
    { deleteWith: (id: string) => store.delete(id) },
    { deleteWith: () => store.deleteBefore(new Date(Date.now() + 1000)) },
  ]) {
    const { id } = await store.add(request, arrival)
    await store.addPhoto(id, { hash: 'a', kind: 'heic', image, thumbnail: undefined }, 0)
    expect(
      (await desk.list({ statuses: [], words: ['wilhelmina'], before: undefined, limit: 1 })).quotes,
    ).toHaveLength(1)

    await deleteWith(id)

    const files = contentOf(path)
    expect(files).toContain('CREATE TABLE quotes')
    for (const trace of ['ilhelmina', 'harpsichord', 'bytes of a photo']) expect(files).not.toContain(trace)
  }
})

test('a quote is deleted during a read, and the next deletion of old quotes erases its bytes', async () => {
  const { store, path } = openStore()
  const { id } = await store.add({ ...quoteRequest, name: 'Wilhelmina' }, arrival)
  await store.add(quoteRequest, arrival)
  const listing = store.list()[Symbol.asyncIterator]()
  await listing.next()

  expect(await store.delete(id)).toBe(true)

  expect(contentOf(path)).toContain('Wilhelmina')
  expect(await listing.return?.()).toMatchObject({ done: true })
  expect(await store.find(id)).toBeUndefined()
  expect(await store.deleteBefore(new Date(0))).toBe(0)
  expect(contentOf(path)).not.toContain('Wilhelmina')
})

test('creates its folder, and files readable only by their owner', async () => {
  const { store, path } = openStore()

  await store.add(quoteRequest, arrival)

  const modes = [path, `${path}-wal`, `${path}-shm`].map((file) => (statSync(file).mode & 0o777).toString(8))
  expect(modes).toEqual(['600', '600', '600'])
  expect((statSync(join(path, '..')).mode & 0o777).toString(8)).toBe('700')
})

test('a commit waits for the disk, opening waits for a locked file, and the store does not', () => {
  const db = openDatabase()
  const settings = () =>
    ['journal_mode', 'synchronous', 'busy_timeout'].map((name) => db.prepare(`pragma ${name}`).get())
  const before = settings()

  openSqliteQuoteStore('', () => db)

  expect(before).toEqual([{ journal_mode: 'wal' }, { synchronous: 2 }, { timeout: 2000 }])
  expect(settings()).toEqual([{ journal_mode: 'wal' }, { synchronous: 2 }, { timeout: 0 }])
})

test('a failed transaction is rolled back, and the next one can begin', () => {
  const db = openDatabase()
  const hit = (token: string) => db.prepare('insert into hits values (?, ?, 0)').run('192.0.2.1', token)

  const failing = () =>
    inTransaction(db, () => {
      hit('a')
      throw new Error('half way')
    })

  expect(failing).toThrow('half way')
  inTransaction(db, () => hit('b'))
  expect(db.prepare('select token from hits').all()).toEqual([{ token: 'b' }])
})

test('opening an up-to-date file does not write to it', async () => {
  const { store, path } = openStore()
  await store.add(quoteRequest, arrival)
  const sizes = () => [path, `${path}-wal`].map((file) => statSync(file).size)
  const before = sizes()

  const { store: other } = openStore(path)

  expect(await Array.fromAsync(other.list())).toHaveLength(1)
  expect(sizes()).toEqual(before)
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
