import type { Kysely } from 'kysely'
import { maxPhotos } from '#data/quote/photoLimits.ts'
import { type Database, deleteInBatches, secretOf } from './database.ts'
import { countAllPhotos, countPhotos, numberOf, ownerMailSettled } from './quoteRows.ts'
import type { Columns, Tables } from './tables.ts'

export type PhotoKind = Tables['photos']['kind']

export type NewPhoto = Columns<'photos', 'hash' | 'kind' | 'image'> & {
  thumbnail: Uint8Array | undefined
  isCutOff?: boolean
  /** Taken by the crew after the job. */
  isAfter?: boolean
}

export type PhotoRecord = Columns<'photos', 'position' | 'kind' | 'size' | 'cutOff' | 'after'>

export type PhotoStore = ReturnType<typeof createPhotoStore>

export function createPhotoStore(database: Database) {
  const { db, write, differences, isNearlyFull } = database
  let secret: string | undefined

  const photosOf = (quoteId: string) =>
    db.selectFrom('photos').where('quoteNumber', '=', numberOf(db, quoteId))

  async function photoStatus(db: Kysely<Tables>, quoteId: string, hash: string, isAfter = false) {
    const quote = await db
      .selectFrom('quotes')
      .where('id', '=', quoteId)
      .select((eb) => [
        'number',
        'createdAt',
        countPhotos(eb, isAfter).as('photos'),
        countAllPhotos(eb).where('photos.hash', '=', hash).as('same'),
      ])
      .executeTakeFirst()
    if (!quote) return { status: 'gone', createdAt: new Date(0), number: 0 } as const
    const isFull = (quote.photos ?? 0) >= maxPhotos
    const status = quote.same ? 'kept' : isFull ? 'full' : 'free'
    return { status, createdAt: new Date(quote.createdAt), number: quote.number } as const
  }

  return {
    async photoSecret(): Promise<string> {
      secret ??= await secretOf(db, 'photos')
      return secret
    },

    /** The result that adding this photo would have ("free": it would be added), and when its quote was stored. */
    async photoStatus(quoteId: string, hash: string, isAfter = false) {
      const { status, createdAt } = await photoStatus(db, quoteId, hash, isAfter)
      return {
        status: status === 'free' && (await isNearlyFull()) ? ('noSpace' as const) : status,
        createdAt,
      }
    },

    /** Stores a photo. The last announced one makes the waiting mail to the owner due at `now`, in milliseconds. */
    async addPhoto(quoteId: string, photo: NewPhoto, now: number): Promise<'kept' | 'full' | 'gone'> {
      const { hash, kind, image, thumbnail = null, isCutOff = false, isAfter = false } = photo
      if ((await photoStatus(db, quoteId, hash, isAfter)).status === 'free' && (await isNearlyFull()))
        throw new Error('The disk is nearly full: no photo is added.')
      return write(async (db) => {
        // Two servers must not both take the last place.
        await differences.lock(numberOf(db, quoteId)).execute()
        const { status, number } = await photoStatus(db, quoteId, hash, isAfter)
        if (status !== 'free') return status
        const { last } = await db
          .selectFrom('photos')
          .where('quoteNumber', '=', number)
          .where('after', '=', Number(isAfter))
          .select(({ fn }) => fn.max('position').as('last'))
          .executeTakeFirstOrThrow()
        const createdAt = new Date(now).toISOString()
        // The visitor's come first, also one that is sent after the job.
        const position = (last ?? (isAfter ? maxPhotos : 0)) + 1
        const kept = { quoteNumber: number, position, size: image.length, createdAt }
        await db
          .insertInto('photos')
          .values({ ...kept, hash, kind, image, thumbnail, cutOff: Number(isCutOff), after: Number(isAfter) })
          .execute()
        await makeDueWhenComplete(db, number, now)
        return 'kept'
      })
    },

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

    /** Deletes the photos kept before this time, unless the owner's mail is pending, and returns their number. */
    deletePhotosBefore: (time: Date, signal?: AbortSignal): Promise<number> =>
      deleteInBatches(
        database,
        'photos',
        (db) =>
          db
            .selectFrom('photos')
            .innerJoin('quotes', 'quotes.number', 'photos.quoteNumber')
            .select('photos.number')
            .where('photos.createdAt', '<', time.toISOString())
            .where((quote) => ownerMailSettled(quote)),
        signal,
      ),

    photosOf: (quoteId: string): Promise<PhotoRecord[]> =>
      photosOf(quoteId).select(['position', 'kind', 'size', 'cutOff', 'after']).orderBy('position').execute(),

    /** Undefined when there is no photo at this position; a HEIC has no thumbnail. */
    async readPhoto(
      quoteId: string,
      position: number,
      size: 'image' | 'thumbnail' = 'image',
    ): Promise<{ kind: PhotoKind; bytes: Uint8Array } | undefined> {
      const photo = await photosOf(quoteId)
        .where('position', '=', position)
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
