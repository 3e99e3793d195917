import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openQuoteDatabase } from '#server/quotes/store/sqlite/sqliteDatabase.ts'
import { openSqliteQuoteStore } from '#server/quotes/store/sqlite/sqliteQuoteStore.ts'
import { quoteRequest } from '#tests/support/server/sendQuote.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

const arrival = { page: '/', spam: false, idempotencyKey: undefined }

test('below 500 MB of free space photos are refused, and quotes kept', async () => {
  const free = { bytes: 500 * 2 ** 20 - 1 }
  const path = join(temporaryFolder(), 'quotes.db')
  const store = openSqliteQuoteStore(path, undefined, async () => free.bytes)
  onTestFinished(() => store.close())
  const photo = { hash: 'a', kind: 'heic', image: Buffer.from('image'), thumbnail: undefined } as const

  const { id } = await store.add(quoteRequest, arrival)
  await expect(store.addPhoto(id, photo, 0)).rejects.toThrow('nearly full')
  free.bytes += 1

  expect(await store.addPhoto(id, photo, 0)).toBe('kept')
  expect(await store.find(id)).toMatchObject({ photos: 1 })
})

test('creates its folder, and files that only their owner may read', async () => {
  const path = join(temporaryFolder(), 'var/quotes.db')
  const store = openSqliteQuoteStore(path)
  onTestFinished(() => store.close())

  await store.add(quoteRequest, arrival)

  const modes = [path, `${path}-wal`, `${path}-shm`].map((file) => (statSync(file).mode & 0o777).toString(8))
  expect(modes).toEqual(['600', '600', '600'])
  expect((statSync(join(path, '..')).mode & 0o777).toString(8)).toBe('700')
})

test('a commit waits for the disk; opening waits for another process, and the store does not', () => {
  const db = openQuoteDatabase(join(temporaryFolder(), 'quotes.db'))
  onTestFinished(() => db.close())
  const settings = () =>
    ['journal_mode', 'synchronous', 'busy_timeout'].map((name) => db.prepare(`pragma ${name}`).get())
  const before = settings()

  openSqliteQuoteStore('', () => db)

  expect(before).toEqual([{ journal_mode: 'wal' }, { synchronous: 2 }, { timeout: 2000 }])
  expect(settings()).toEqual([{ journal_mode: 'wal' }, { synchronous: 2 }, { timeout: 0 }])
})

test.each([
  ['below a file', ''],
  ['no database', 'quotes.db'],
])('refuses a path that is %s, in one sentence', (_kind, obstacle) => {
  const files = { [join('here', obstacle)]: 'notes, and by no means a database'.repeat(99) }
  const path = join(temporaryFolder(files), 'here/quotes.db')

  expect(() => openSqliteQuoteStore(path)).toThrow(
    /^Quotes cannot be kept in .+\. Make that file writable, or set/,
  )
})
