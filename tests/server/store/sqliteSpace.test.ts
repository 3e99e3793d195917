import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { storeIn } from '#server/store/openStore.ts'
import { openSqlite } from '#server/store/sqlite.ts'
import { arrival, quoteRequest } from '#tests/support/server/sendQuote.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

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
  const rooms = [
    await store.photos.findRoom(id, 'a'),
    await store.photos.findRoom(id, 'b'),
    await store.photos.findRoom('', 'b'),
  ]
  const refused = store.photos.addPhoto(other.id, heic('a'), 0)

  expect(rooms.map(({ room }) => room)).toEqual(['kept', 'noSpace', 'gone'])
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

  const before = await store.photos.findRoom(id, 'd')
  await store.photos.deletePhotosBefore(new Date())
  const after = await store.photos.findRoom(id, 'd')
  const added: string[] = []
  for (const hash of ['d', 'e']) added.push(await store.photos.addPhoto(id, heic(hash, megabyte), 0))

  expect([before.room, after.room]).toEqual(['noSpace', 'free'])
  expect(added).toEqual(['kept', 'kept'])
  expect((await store.photos.findRoom(id, 'f')).room).toBe('noSpace')
  free.bytes = 63 * megabyte
  await store.photos.deletePhotosBefore(new Date(Date.now() + 1000))
  expect((await store.photos.findRoom(id, 'f')).room).toBe('noSpace')
})

test.each(['photos', 'quotes'] as const)(
  'old %s are deleted one by one, and the -wal file stays small',
  async (what) => {
    const path = join(temporaryFolder(), 'quotes.db')
    const database = await openSqlite(path)
    const store = storeIn(database)
    const reader = new DatabaseSync(path)
    onTestFinished(() => {
      reader.close()
      return database.close()
    })
    for (let quote = 0; quote < 6; quote += 1) {
      const { id } = await store.quotes.add(quoteRequest, arrival)
      for (const hash of ['a', 'b', 'c']) await store.photos.addPhoto(id, heic(hash, megabyte), 0)
    }
    await store.quotes.deleteBefore(new Date(0))
    let largest = 0
    const left = new Set<number>()

    const later = new Date(Date.now() + 1000)
    let running = true
    const deleting = (
      what === 'photos' ? store.photos.deletePhotosBefore(later) : store.quotes.deleteBefore(later)
    ).finally(() => {
      running = false
    })
    for (; running; await turn()) {
      left.add(Number(reader.prepare(`select count(*) as count from ${what}`).get()?.count))
      largest = Math.max(largest, statSync(`${path}-wal`).size)
    }

    const all = what === 'photos' ? 18 : 6
    expect(await deleting).toBe(all)
    expect(left.size).toBe(all + 1)
    // SQLite reuses the file once it has 4 MB: that and one quote.
    expect(largest).toBeLessThan(8 * megabyte)
    expect(statSync(`${path}-wal`).size).toBe(0)
    for (const table of ['photos', ...(what === 'quotes' ? ['quotes', 'outbox'] : [])])
      expect(reader.prepare(`select * from ${table}`).all()).toEqual([])
  },
)
