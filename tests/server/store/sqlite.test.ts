import { mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { storeIn } from '#server/store/openStore.ts'
import { openSqlite } from '#server/store/sqlite.ts'
import { freezing } from '#tests/support/database/freezeFiles.ts'
import { openUntilEnd } from '#tests/support/database/makeDatabase.ts'
import { arrival, quoteRequest } from '#tests/support/server/sendQuote.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

async function openFile(path = join(temporaryFolder(), 'var/quotes.db')) {
  const store = await openUntilEnd({ kind: 'sqlite', file: path })
  return { store, path }
}

const contentOf = (path: string) => [path, `${path}-wal`].map((file) => readFileSync(file, 'latin1')).join()

test('after deletion the files contain neither the quote’s text nor its photos', async () => {
  const { store, path } = await openFile()
  const request = { ...quoteRequest, name: 'Wilhelmina', message: 'One harpsichord' }
  const image = Buffer.from('The bytes of a photo. '.repeat(1000))
  const search = { statuses: [], words: ['wilhelmina'], before: undefined, limit: 1 }
  for (const deleteIt of [
    store.quotes.delete,
    () => store.quotes.deleteBefore(new Date(Date.now() + 1000)),
  ]) {
    const { id } = await store.quotes.add(request, arrival)
    await store.photos.addPhoto(id, { hash: 'a', kind: 'heic', image, thumbnail: undefined }, 0)
    expect((await store.desk.list(search)).quotes).toHaveLength(1)

    await deleteIt(id)

    const files = contentOf(path)
    expect(files).toContain('CREATE TABLE quotes')
    for (const trace of ['ilhelmina', 'harpsichord', 'bytes of a photo']) expect(files).not.toContain(trace)
  }
})

test('a quote is deleted while another process reads, and the next deletion of old quotes erases its bytes', async () => {
  const { store, path } = await openFile()
  const { id } = await store.quotes.add({ ...quoteRequest, name: 'Wilhelmina' }, arrival)
  const reader = new DatabaseSync(path)
  reader.exec('begin; select * from quotes')

  expect(await store.quotes.delete(id)).toBe(true)

  expect(contentOf(path)).toContain('Wilhelmina')
  reader.close()
  expect(await store.quotes.find(id)).toBeUndefined()
  expect(await store.quotes.deleteBefore(new Date(0))).toBe(0)
  expect(contentOf(path)).not.toContain('Wilhelmina')
})

test('creates its folder, and files readable only by their owner', async () => {
  const { store, path } = await openFile()

  await store.quotes.add(quoteRequest, arrival)

  const modes = [path, `${path}-wal`, `${path}-shm`].map((file) => (statSync(file).mode & 0o777).toString(8))
  expect(modes).toEqual(['600', '600', '600'])
  expect((statSync(join(path, '..')).mode & 0o777).toString(8)).toBe('700')
})

test('a commit waits for the disk, and the store blocks nobody while the file is locked', async () => {
  const { db, close } = await openSqlite(join(temporaryFolder(), 'quotes.db'))
  const setting = async (name: string) =>
    Object.values((await sql.raw<object>(`pragma ${name}`).execute(db)).rows[0] ?? {})
  const settings = [
    await setting('journal_mode'),
    await setting('synchronous'),
    await setting('busy_timeout'),
  ]
  await close()

  expect(settings).toEqual([['wal'], [2], [0]])
})

const open = (file: string, use: 'keep' | 'look') => openUntilEnd({ kind: 'sqlite', file }, use === 'look')

/** A file with one quote, held open by its store only for 'open'. */
async function keepOne(server: 'open' | 'closed' = 'closed') {
  const file = join(temporaryFolder(), 'quotes.db')
  const store = await open(file, 'keep')
  const quote = await store.quotes.add(quoteRequest, arrival)
  if (server === 'closed') await store.close()
  return { file, quote }
}

const unwritable = /^Quotes cannot be kept in .+\. Make that file writable, or set/

test.each([
  ['a folder', 'here/quotes.db/notes.txt', unwritable],
  ['below a file', 'here', unwritable],
  ['of another format', 'here/quotes.db', /file is not a database/],
])(
  'a path that is %s is refused in one sentence, and a missing file reads as an empty list',
  async (_kind, obstacle, sentence) => {
    const folder = temporaryFolder({ [obstacle]: 'notes, and by no means a database'.repeat(99) })

    for (const use of ['keep', 'look'] as const)
      await expect(open(join(folder, 'here/quotes.db'), use)).rejects.toThrow(sentence)
    const missing = await open(join(temporaryFolder(), 'quotes.db'), 'look')
    expect(await Array.fromAsync(missing.quotes.list())).toEqual([])
  },
)

test('a read-only file is opened with the newest quotes', async () => {
  const { file, quote } = await keepOne()
  const { file: openFile, quote: newest } = await keepOne('open')
  freezing.freeze([file, openFile])
  onTestFinished(() => freezing.thaw([file, openFile]))

  expect(await Array.fromAsync((await open(file, 'look')).quotes.list())).toEqual([quote])
  expect(await Array.fromAsync((await open(openFile, 'look')).quotes.list())).toEqual([newest])
  // File modes alone do not stop root, so only an immutable file is tested.
  if (freezing.name === 'immutable')
    await expect(open(file, 'keep')).rejects.toThrow('Make that file writable')
})

test('a -wal file may be empty or impossible to create, but not to read', async () => {
  const [unwritable, empty, unreadable] = [await keepOne(), await keepOne(), await keepOne()]
  symlinkSync(join(unwritable.file, 'nowhere'), `${unwritable.file}-wal`)
  writeFileSync(`${empty.file}-wal`, '')
  symlinkSync(join(empty.file, 'nowhere'), `${empty.file}-shm`)
  mkdirSync(`${unreadable.file}-wal`)
  writeFileSync(join(`${unreadable.file}-wal`, 'quote'), 'what came in last')

  for (const { file, quote } of [unwritable, empty])
    expect(await Array.fromAsync((await open(file, 'look')).quotes.list())).toEqual([quote])
  await expect(open(unwritable.file, 'keep')).rejects.toThrow('Make that file writable')
  await expect(open(unreadable.file, 'look')).rejects.toThrow('Make that file writable')
})

const megabyte = 2 ** 20

/** A store on a disk with this much free space. */
async function openOnDisk(free: { bytes: number }) {
  const path = join(temporaryFolder(), 'quotes.db')
  const database = await openSqlite(path, { freeSpace: async () => free.bytes })
  onTestFinished(() => database.close())
  return { ...storeIn(database), database }
}

const heic = (hash: string, size = 1) =>
  ({ hash, kind: 'heic', image: Buffer.alloc(size, hash), thumbnail: undefined }) as const

test('below 500 MB of free space photos are refused unless they are stored, and quotes are stored', async () => {
  const free = { bytes: 500 * megabyte }
  const store = await openOnDisk(free)
  const { id } = await store.quotes.add(quoteRequest, arrival)
  await store.photos.addPhoto(id, heic('a'), 0)

  free.bytes -= 1
  const other = await store.quotes.add(quoteRequest, arrival)
  const statuses = [
    await store.photos.photoStatus(id, 'a'),
    await store.photos.photoStatus(id, 'b'),
    await store.photos.photoStatus('', 'b'),
  ]
  const refused = store.photos.addPhoto(other.id, heic('a'), 0)

  expect(statuses.map(({ status }) => status)).toEqual(['kept', 'noSpace', 'gone'])
  await expect(refused).rejects.toThrow('nearly full')
  expect(await store.photos.addPhoto(id, heic('a'), 0)).toBe('kept')
  expect(await store.quotes.find(other.id)).toMatchObject({ photos: 0 })
})

test('the pages of deleted photos count as free space', async () => {
  const free = { bytes: 500 * megabyte }
  const store = await openOnDisk(free)
  const { id } = await store.quotes.add(quoteRequest, arrival)
  for (const hash of ['a', 'b', 'c']) await store.photos.addPhoto(id, heic(hash, megabyte), 0)
  free.bytes -= 2 * megabyte

  const before = await store.photos.photoStatus(id, 'd')
  await store.photos.deletePhotosBefore(new Date())
  const after = await store.photos.photoStatus(id, 'd')
  const added: string[] = []
  for (const hash of ['d', 'e']) added.push(await store.photos.addPhoto(id, heic(hash, megabyte), 0))

  expect([before.status, after.status]).toEqual(['noSpace', 'free'])
  expect(added).toEqual(['kept', 'kept'])
  expect((await store.photos.photoStatus(id, 'f')).status).toBe('noSpace')
  free.bytes = 63 * megabyte
  await store.photos.deletePhotosBefore(new Date(Date.now() + 1000))
  expect((await store.photos.photoStatus(id, 'f')).status).toBe('noSpace')
})
