import type { Kysely } from 'kysely'
import { maxPhotos } from '#data/quote/photoLimits.ts'
import { type Database, deleteInBatches } from './database.ts'
import { countPhotos, numberOf, ownerMailSettled } from './quoteRows.ts'
import type { Columns, Tables } from './tables.ts'

export type PhotoKind = Tables['photos']['kind']

/** A photo to store. */
export type NewPhoto = Columns<'photos', 'hash' | 'kind' | 'image'> & { thumbnail: Uint8Array | undefined }

/** A stored photo without its bytes. */
export type PhotoRecord = Columns<'photos', 'place' | 'kind' | 'size'>

/** Result of adding a photo. "full": the quote has eight others. "gone": there is no such quote. */
type AddedPhoto = 'kept' | 'full' | 'gone'

/** "noSpace": the disk is nearly full, and adding the photo would reject. */
type PhotoRoom = AddedPhoto | 'free' | 'noSpace'

export type PhotoStore = ReturnType<typeof createPhotoStore>

export function createPhotoStore(database: Database) {
  const { db, write, differences, isNearlyFull } = database
  let secret: string | undefined

  const photosOf = (quoteId: string) =>
    db.selectFrom('photos').where('quoteNumber', '=', numberOf(db, quoteId))

  async function findRoom(db: Kysely<Tables>, quoteId: string, hash: string) {
    const quote = await db
      .selectFrom('quotes')
      .where('id', '=', quoteId)
      .select((eb) => [
        'number',
        'createdAt',
        countPhotos(eb).as('photos'),
        eb
          .exists(
            eb
              .selectFrom('photos')
              .whereRef('photos.quoteNumber', '=', 'quotes.number')
              .where('hash', '=', hash)
              .select('photos.number'),
          )
          .as('isKept'),
      ])
      .executeTakeFirst()
    if (!quote) return { room: 'gone', createdAt: new Date(0), number: 0 } as const
    const isFull = Number(quote.photos) >= maxPhotos
    const room = quote.isKept ? 'kept' : isFull ? 'full' : 'free'
    return { room, createdAt: new Date(quote.createdAt), number: quote.number } as const
  }

  async function findRoomOnDisk(
    quoteId: string,
    hash: string,
  ): Promise<{ room: PhotoRoom; createdAt: Date }> {
    const { room, createdAt } = await findRoom(db, quoteId, hash)
    return { room: room === 'free' && (await isNearlyFull()) ? 'noSpace' : room, createdAt }
  }

  return {
    /** The key that signs the paths for uploads, made with the database. */
    async photoSecret(): Promise<string> {
      secret ??= (
        await db.selectFrom('secrets').select('value').where('name', '=', 'photos').executeTakeFirstOrThrow()
      ).value
      return secret
    },

    /** The result that adding this photo would have ("free": it would be added), and when its quote was stored. */
    findRoom: findRoomOnDisk,

    /**
     * Resolves once the photo would survive a power cut. The last announced photo makes the waiting mail to the owner due
     * at `now`, in milliseconds.
     */
    async addPhoto(quoteId: string, photo: NewPhoto, now: number): Promise<AddedPhoto> {
      if ((await findRoomOnDisk(quoteId, photo.hash)).room === 'noSpace')
        throw new Error('The disk is nearly full: no photo is added.')
      return write(async (db) => {
        // Two servers must not both take the last place.
        await differences.lock(numberOf(db, quoteId)).execute()
        const { room, number } = await findRoom(db, quoteId, photo.hash)
        if (room !== 'free') return room
        const { last } = await db
          .selectFrom('photos')
          .where('quoteNumber', '=', number)
          .select(({ fn }) => fn.max('place').as('last'))
          .executeTakeFirstOrThrow()
        const { hash, kind, image, thumbnail = null } = photo
        const createdAt = new Date(now).toISOString()
        const kept = { quoteNumber: number, place: (last ?? 0) + 1, size: image.length, createdAt }
        await db
          .insertInto('photos')
          .values({ ...kept, hash, kind, image, thumbnail })
          .execute()
        await makeDueWhenComplete(db, number, now)
        return 'kept'
      })
    },

    /** Records that an announced photo was refused: the owner's mail no longer waits for it. Idempotent. */
    refusePhoto: (quoteId: string, hash: string, now: number): Promise<void> =>
      write(async (db) => {
        const quote = await differences
          .lock(numberOf(db, quoteId).where(({ eb }) => eb('photosAnnounced', '>', countPhotos(eb))))
          .executeTakeFirst()
        if (!quote) return
        const refused = await db
          .insertInto('refusedPhotos')
          .values({ quoteNumber: quote.number, hash })
          .onConflict((conflict) => conflict.doNothing())
          .returning('hash')
          .executeTakeFirst()
        if (!refused) return
        await db
          .updateTable('quotes')
          .set((eb) => ({ photosAnnounced: eb('photosAnnounced', '-', 1) }))
          .where('number', '=', quote.number)
          .execute()
        await makeDueWhenComplete(db, quote.number, now)
      }),

    /** Ends the wait for photos: sets the announced number to the stored number, and makes the owner's mail due. */
    endPhotos: (quoteId: string, now: number): Promise<void> =>
      write(async (db) => {
        const quote = await numberOf(db, quoteId).executeTakeFirst()
        if (!quote) return
        await db
          .updateTable('quotes')
          .set((eb) => ({ photosAnnounced: countPhotos(eb) }))
          .where('number', '=', quote.number)
          .execute()
        await makeDueWhenComplete(db, quote.number, now)
      }),

    /**
     * Deletes the photos kept before this time, unless the owner's mail is pending, and returns their number. The signal ends it
     * after the current transaction.
     */
    deletePhotosBefore: (time: Date, signal?: AbortSignal): Promise<number> =>
      deleteInBatches(
        database,
        (db, count) =>
          db
            .deleteFrom('photos')
            .where('number', 'in', (eb) =>
              eb
                .selectFrom('photos')
                .innerJoin('quotes', 'quotes.number', 'photos.quoteNumber')
                .select('photos.number')
                .where('photos.createdAt', '<', time.toISOString())
                .where((quote) => ownerMailSettled(quote))
                .limit(count),
            )
            .returning('number')
            .execute(),
        signal,
      ),

    photosOf: (quoteId: string): Promise<PhotoRecord[]> =>
      photosOf(quoteId).select(['place', 'kind', 'size']).orderBy('place').execute(),

    /** Undefined when there is no photo at this place; a HEIC has no thumbnail. */
    async readPhoto(
      quoteId: string,
      place: number,
      size: 'image' | 'thumbnail' = 'image',
    ): Promise<{ kind: PhotoKind; bytes: Uint8Array } | undefined> {
      const photo = await photosOf(quoteId)
        .where('place', '=', place)
        .select(['kind', `${size} as bytes`])
        .executeTakeFirst()
      return photo?.bytes ? { kind: photo.kind, bytes: photo.bytes } : undefined
    },
  }
}

/** Makes the waiting mail of a quote to the owner due at this time, if every announced photo is there. */
async function makeDueWhenComplete(db: Kysely<Tables>, quoteNumber: number, now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ dueAt: now })
    .where('kind', '=', 'owner')
    .where('state', '=', 'pending')
    .where('attempts', '=', 0)
    .where('dueAt', '>', now)
    .where('quoteNumber', '=', (eb) =>
      eb
        .selectFrom('quotes')
        .select('quotes.number')
        .where('quotes.number', '=', quoteNumber)
        .where((quote) => quote('photosAnnounced', '<=', countPhotos(quote))),
    )
    .execute()
}
