import type { DatabaseSync } from 'node:sqlite'
import { maxPhotos } from '#data/quote/photoLimits.ts'
import { makeDueWhenComplete } from '../commonQueries.ts'
import type { Commit } from '../database.ts'
import type { NewPhoto, PhotoStore } from '../photoStore.ts'
import { countPhotos, ownerMailSettled } from '../rows.ts'
import { eraseOlder } from './sqliteErase.ts'

/**
 * Space reserved for the text of quotes, in bytes: photos are refused below it. HEIC files are stored unchanged, so a single
 * sender could fill the disk.
 */
const reserve = 500 * 1024 * 1024
/** The part of it that must be free on the disk: every commit is in the -wal file first. */
const diskReserve = 64 * 1024 * 1024

/**
 * Whether photos are accepted.
 *
 * @param onDisk free space on the disk, in bytes
 * @param inFile free pages of the file, in bytes: a deletion leaves them for new rows, and the file does not shrink
 */
export const hasSpace = (onDisk: number, inFile: number): boolean =>
  onDisk >= diskReserve && onDisk + inFile >= reserve

/**
 * The queries of the photo store that only SQLite has; the others are in commonQueries.ts.
 *
 * @param freeSpace on the disk of the file, in bytes
 */
export function sqlitePhotos(
  db: DatabaseSync,
  commit: Commit,
  freeSpace: () => Promise<number>,
): Pick<PhotoStore, 'findRoom' | 'addPhoto' | 'deletePhotosBefore'> {
  const selectRoom = db.prepare(`
    select number, created_at, ${countPhotos} as photos,
      exists (select 1 from photos where quote_number = quotes.number and hash = ?) as is_kept
    from quotes where id = ?`)
  const selectFreePages = db.prepare(
    'select freelist_count * page_size as bytes from pragma_freelist_count, pragma_page_size',
  )
  const insert = db.prepare(`
    insert into photos (quote_number, place, hash, kind, size, created_at, image, thumbnail)
    select :quote, coalesce(max(place), 0) + 1, :hash, :kind, :size, :createdAt, :image, :thumbnail
    from photos where quote_number = :quote`)
  const makeDue = db.prepare(makeDueWhenComplete)
  const deleteOlder = db.prepare(`
    delete from photos where number in (
      select number from photos where created_at < ?
        and exists (select 1 from quotes where number = quote_number and ${ownerMailSettled}) limit ?
    )`)

  function findRoom(quoteId: string, hash: string) {
    const row = selectRoom.get(hash, quoteId)
    if (!row) return { room: 'gone', createdAt: new Date(0), quote: 0 } as const
    const isFull = Number(row.photos) >= maxPhotos
    const room = row.is_kept ? 'kept' : isFull ? 'full' : 'free'
    return { room, createdAt: new Date(String(row.created_at)), quote: Number(row.number) } as const
  }

  async function findRoomOnDisk(quoteId: string, hash: string) {
    const { room, createdAt } = findRoom(quoteId, hash)
    if (room !== 'free') return { room, createdAt }
    const isFree = hasSpace(await freeSpace(), Number(selectFreePages.get()?.bytes))
    return { room: isFree ? room : 'noSpace', createdAt } as const
  }

  function add(quoteId: string, { hash, kind, image, thumbnail }: NewPhoto, now: number) {
    const { room, quote } = findRoom(quoteId, hash)
    if (room !== 'free') return room
    insert.run({
      quote,
      hash,
      kind,
      size: image.length,
      createdAt: new Date(now).toISOString(),
      image,
      thumbnail: thumbnail ?? null,
    })
    makeDue.run({ $1: quoteId, $2: now })
    return 'kept'
  }

  return {
    findRoom: findRoomOnDisk,
    addPhoto: async (quoteId, photo, now) => {
      const { room } = await findRoomOnDisk(quoteId, photo.hash)
      if (room === 'noSpace') throw new Error('The disk is nearly full: no photo is added.')
      return commit(() => add(quoteId, photo, now))
    },
    deletePhotosBefore: (time, signal) => eraseOlder(db, commit, deleteOlder, time, signal),
  }
}
