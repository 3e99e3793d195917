import type { DatabaseSync } from 'node:sqlite'
import { maxPhotos } from '#data/quote/photoLimits.ts'
import { makeDueWhenComplete } from '../commonQueries.ts'
import type { Commit } from '../database.ts'
import type { NewPhoto, PhotoStore } from '../photoStore.ts'
import { countPhotos, ownerMailSettled } from '../rows.ts'
import { erase } from './sqliteGroupCommit.ts'

/**
 * Disk space reserved for the text of quotes, in bytes: photos are refused below it. HEIC files are stored unchanged, so a single
 * sender could fill the disk.
 */
const reserve = 500 * 1024 * 1024

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
  const insert = db.prepare(`
    insert into photos (quote_number, place, hash, kind, size, created_at, image, thumbnail)
    select :quote, coalesce(max(place), 0) + 1, :hash, :kind, :size, :createdAt, :image, :thumbnail
    from photos where quote_number = :quote`)
  const makeDue = db.prepare(makeDueWhenComplete)
  const deleteOlder = db.prepare(`
    delete from photos where created_at < ?
      and quote_number in (select number from quotes where ${ownerMailSettled})`)

  function findRoom(quoteId: string, hash: string) {
    const row = selectRoom.get(hash, quoteId)
    if (!row) return { room: 'gone', createdAt: new Date(0), quote: 0 } as const
    const isFull = Number(row.photos) >= maxPhotos
    const room = row.is_kept ? 'kept' : isFull ? 'full' : 'free'
    return { room, createdAt: new Date(String(row.created_at)), quote: Number(row.number) } as const
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
    findRoom: async (quoteId, hash) => findRoom(quoteId, hash),
    addPhoto: async (quoteId, photo, now) => {
      if ((await freeSpace()) < reserve) throw new Error('The disk is nearly full: no photo is added.')
      return commit(() => add(quoteId, photo, now))
    },
    deletePhotosBefore: (time) => erase(db, commit, () => deleteOlder.run(time.toISOString())),
  }
}
