import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openQuoteDatabase } from '#server/quotes/store/sqlite/sqliteDatabase.ts'
import { hasSpace } from '#server/quotes/store/sqlite/sqlitePhotos.ts'
import { openSqliteQuoteStore } from '#server/quotes/store/sqlite/sqliteQuoteStore.ts'
import { arrival, quoteRequest } from '#tests/support/server/sendQuote.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

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
