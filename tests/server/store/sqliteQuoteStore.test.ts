import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openSqlite } from '#server/store/sqlite.ts'
import { openUntilEnd } from '#tests/support/database/openTwice.ts'
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
  for (const { deleteWith } of [
    { deleteWith: (id: string) => store.quotes.delete(id) },
    { deleteWith: () => store.quotes.deleteBefore(new Date(Date.now() + 1000)) },
  ]) {
    const { id } = await store.quotes.add(request, arrival)
    await store.photos.addPhoto(id, { hash: 'a', kind: 'heic', image, thumbnail: undefined }, 0)
    expect(
      (await store.desk.list({ statuses: [], words: ['wilhelmina'], before: undefined, limit: 1 })).quotes,
    ).toHaveLength(1)

    await deleteWith(id)

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

test('every id contains a letter, because the desk searches digits alone as a phone number', async () => {
  const { store } = await openFile()
  const quotes = await Promise.all(
    Array.from({ length: 2000 }, () => store.quotes.add(quoteRequest, arrival)),
  )

  expect(quotes.filter(({ id }) => !/^(?=.*[a-f])[0-9a-f]{12}$/.test(id))).toEqual([])
})

test('opening an up-to-date file does not write to it', async () => {
  const { store, path } = await openFile()
  await store.quotes.add(quoteRequest, arrival)
  const sizes = () => [path, `${path}-wal`].map((file) => statSync(file).size)
  const before = sizes()

  const { store: other } = await openFile(path)

  expect(await Array.fromAsync(other.quotes.list())).toHaveLength(1)
  expect(sizes()).toEqual(before)
})

test.each([
  ['a folder', 'quotes.db/notes.txt'],
  ['below a file', ''],
  ['no database', 'quotes.db'],
])('refuses a path that is %s, in one sentence', async (_kind, obstacle) => {
  const files = { [join('here', obstacle)]: 'notes, and by no means a database'.repeat(99) }
  const path = join(temporaryFolder(files), 'here/quotes.db')

  await expect(openFile(path)).rejects.toThrow(
    /^Quotes cannot be kept in .+\. Make that file writable, or set/,
  )
})
