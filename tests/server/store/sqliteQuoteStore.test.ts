import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDesk } from '#server/desk/openDesk.ts'
import { inTransaction, openQuoteDatabase } from '#server/quotes/store/sqlite/sqliteDatabase.ts'
import { hasSpace } from '#server/quotes/store/sqlite/sqlitePhotos.ts'
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

const megabyte = 2 ** 20

/** A store on a disk with this much free space. */
function openOnDisk(free: { bytes: number }) {
  const path = join(temporaryFolder(), 'quotes.db')
  const { store } = openSqliteQuoteStore(path, undefined, async () => free.bytes)
  onTestFinished(() => store.close())
  return store
}

const heic = (hash: string, size = 1) =>
  ({ hash, kind: 'heic', image: Buffer.alloc(size, hash), thumbnail: undefined }) as const

test('below 500 MB of free space photos are refused unless they are stored, and quotes are stored', async () => {
  const free = { bytes: 500 * megabyte }
  const store = openOnDisk(free)
  const { id } = await store.add(quoteRequest, arrival)
  await store.addPhoto(id, heic('a'), 0)

  free.bytes -= 1
  const other = await store.add(quoteRequest, arrival)
  const rooms = [await store.findRoom(id, 'a'), await store.findRoom(id, 'b'), await store.findRoom('', 'b')]
  const refused = store.addPhoto(other.id, heic('a'), 0)

  expect(rooms.map(({ room }) => room)).toEqual(['kept', 'noSpace', 'gone'])
  await expect(refused).rejects.toThrow('nearly full')
  expect(await store.addPhoto(id, heic('a'), 0)).toBe('kept')
  expect(await store.find(other.id)).toMatchObject({ photos: 0 })
})

test('the pages of deleted photos count as free space', async () => {
  const free = { bytes: 500 * megabyte }
  const store = openOnDisk(free)
  const { id } = await store.add(quoteRequest, arrival)
  for (const hash of ['a', 'b', 'c']) await store.addPhoto(id, heic(hash, megabyte), 0)
  free.bytes -= 2 * megabyte

  const before = await store.findRoom(id, 'd')
  await store.deletePhotosBefore(new Date())
  const after = await store.findRoom(id, 'd')
  const added: string[] = []
  for (const hash of ['d', 'e']) added.push(await store.addPhoto(id, heic(hash, megabyte), 0))

  expect([before.room, after.room]).toEqual(['noSpace', 'free'])
  expect(added).toEqual(['kept', 'kept'])
  expect((await store.findRoom(id, 'f')).room).toBe('noSpace')
})

test.each([
  [64, 436, true],
  [63, 1000, false],
  [64, 435, false],
  [500, 0, true],
])(
  'with %i MB free on the disk and %i MB in the file photos are accepted: %s',
  (onDisk, inFile, accepted) => {
    expect(hasSpace(onDisk * megabyte, inFile * megabyte)).toBe(accepted)
  },
)

test.each(['photos', 'quotes'] as const)(
  'old %s are deleted one by one, and the -wal file stays small',
  async (what) => {
    const path = join(temporaryFolder(), 'quotes.db')
    const db = openQuoteDatabase(path)
    const { store } = openSqliteQuoteStore(path, () => db)
    onTestFinished(() => store.close())
    for (let quote = 0; quote < 6; quote += 1) {
      const { id } = await store.add(quoteRequest, arrival)
      for (const hash of ['a', 'b', 'c']) await store.addPhoto(id, heic(hash, megabyte), 0)
    }
    await store.deleteBefore(new Date(0))
    let largest = 0
    const run = db.exec.bind(db)
    vi.spyOn(db, 'exec').mockImplementation((sql) => {
      run(sql)
      largest = Math.max(largest, statSync(`${path}-wal`).size)
    })
    const left = new Set<number>()

    const later = new Date(Date.now() + 1000)
    let running = true
    const deleting = (
      what === 'photos' ? store.deletePhotosBefore(later) : store.deleteBefore(later)
    ).finally(() => {
      running = false
    })
    for (; running; await turn())
      left.add(Number(db.prepare(`select count(*) as count from ${what}`).get()?.count))

    const all = what === 'photos' ? 18 : 6
    expect(await deleting).toBe(all)
    expect(left.size).toBe(all + 1)
    // SQLite reuses the file once it has 4 MB: that and one quote.
    expect(largest).toBeLessThan(8 * megabyte)
    expect(statSync(`${path}-wal`).size).toBe(0)
    for (const table of ['photos', ...(what === 'quotes' ? ['quotes', 'outbox'] : [])])
      expect(db.prepare(`select * from ${table}`).all()).toEqual([])
  },
)

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
