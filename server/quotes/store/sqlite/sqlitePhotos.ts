import type { DatabaseSync } from 'node:sqlite'
import { maxPhotos } from '#data/quote/photoLimits.ts'
import type { NewPhoto, PhotoArchive, PhotoStore } from '../photoStore.ts'
import { countPhotos, ownerMailSettled, toPhotoRecord } from '../rows.ts'
import { type Commit, erase } from './sqliteGroupCommit.ts'

/**
 * Disk space reserved for the text of quotes, in bytes: photos are refused below it. HEIC files are stored unchanged, so a single
 * sender could fill the disk.
 */
const reserve = 500 * 1024 * 1024

/**
 * The photos of the SQLite store.
 *
 * @param freeSpace on the disk of the file, in bytes
 */
export function sqlitePhotos(
  db: DatabaseSync,
  commit: Commit,
  freeSpace: () => Promise<number>,
): PhotoStore & PhotoArchive {
  const secret = String(db.prepare(`select value from secrets where name = 'photos'`).get()?.value)
  const selectRoom = db.prepare(`
    select number, created_at, ${countPhotos} as photos,
      exists (select 1 from photos where quote_number = quotes.number and hash = ?) as is_kept
    from quotes where id = ?`)
  const insert = db.prepare(`
    insert into photos (quote_number, place, hash, kind, size, created_at, image, thumbnail)
    select :quote, coalesce(max(place), 0) + 1, :hash, :kind, :size, :createdAt, :image, :thumbnail
    from photos where quote_number = :quote`)
  const due = `
    update outbox set due_at = :now
    where kind = 'owner' and state = 'pending' and attempts = 0 and due_at > :now
      and quote_number = (select number from quotes where id = :id`
  const makeDue = db.prepare(`${due})`)
  const makeDueWhenComplete = db.prepare(`${due} and ${countPhotos} >= photos_announced)`)
  const insertRefused = db.prepare(`
    insert into refused_photos (quote_number, hash)
    select number, ? from quotes where id = ? and photos_announced > ${countPhotos}
    on conflict do nothing`)
  const announceOneLess = db.prepare('update quotes set photos_announced = photos_announced - 1 where id = ?')
  const endAnnounced = db.prepare(`update quotes set photos_announced = ${countPhotos} where id = ?`)
  const deleteOlder = db.prepare(`
    delete from photos where created_at < ?
      and quote_number in (select number from quotes where ${ownerMailSettled})`)
  const selectPhotos = db.prepare(`
    select place, kind, size from photos
    where quote_number = (select number from quotes where id = ?) order by place`)
  const selectImage = db.prepare(`
    select image from photos where quote_number = (select number from quotes where id = ?) and place = ?`)

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
    makeDueWhenComplete.run({ id: quoteId, now })
    return 'kept'
  }

  return {
    photoSecret: async () => secret,
    findRoom: async (quoteId, hash) => findRoom(quoteId, hash),
    addPhoto: async (quoteId, photo, now) => {
      if ((await freeSpace()) < reserve) throw new Error('The disk is nearly full: no photo is added.')
      return commit(() => add(quoteId, photo, now))
    },
    refusePhoto: (id, hash, now) =>
      commit(() => {
        if (insertRefused.run(hash, id).changes === 0) return
        announceOneLess.run(id)
        makeDueWhenComplete.run({ id, now })
      }),
    endPhotos: (id, now) =>
      commit(() => {
        endAnnounced.run(id)
        makeDue.run({ id, now })
      }),
    deletePhotosBefore: (time) => erase(db, commit, () => deleteOlder.run(time.toISOString())),
    photosOf: async (quoteId) => selectPhotos.all(quoteId).map(toPhotoRecord),
    readPhoto: async (quoteId, place) => {
      const image = selectImage.get(quoteId, place)?.image
      return image instanceof Uint8Array ? image : undefined
    },
  }
}
