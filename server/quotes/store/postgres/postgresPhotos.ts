import type { Pool, PoolClient } from 'pg'
import { maxPhotos } from '#data/quote/photoLimits.ts'
import { inTransaction, type Query } from '../database.ts'
import type { PhotoArchive, PhotoStore } from '../photoStore.ts'
import { countPhotos, ownerMailSettled, toPhotoRecord } from '../rows.ts'
import { deleteInBatches } from './postgresPool.ts'

const selectRoom = `
  select number, created_at, ${countPhotos}::int as photos,
    exists (select 1 from photos where quote_number = quotes.number and hash = $2) as is_kept
  from quotes where id = $1`
const insert = `
  insert into photos (quote_number, place, hash, kind, size, created_at, image, thumbnail)
  select $1::bigint, coalesce(max(place), 0) + 1, $2, $3, $4::int, $5::timestamptz, $6::bytea, $7::bytea
  from photos where quote_number = $1`
const refuse = `
  with refused as (
    insert into refused_photos (quote_number, hash)
    select number, $2 from quotes where id = $1 and photos_announced > ${countPhotos}
    on conflict do nothing returning quote_number
  )
  update quotes set photos_announced = photos_announced - 1
  where number in (select quote_number from refused)`
const deleteOlder = `
  delete from photos where number in (
    select number from photos where created_at < $1
      and quote_number in (select number from quotes where ${ownerMailSettled}) limit $2
  ) returning 1`
const due = `
  update outbox set due_at = $2
  where kind = 'owner' and state = 'pending' and attempts = 0 and due_at > $2
    and quote_number = (select number from quotes where id = $1`
const dueWhenComplete = `${due} and ${countPhotos} >= photos_announced)`

/** The photos of the PostgreSQL store. */
export function postgresPhotos(query: Query, getPool: () => Promise<Pool>): PhotoStore & PhotoArchive {
  let secret: string | undefined

  async function findRoom(select: (sql: string, values: unknown[]) => ReturnType<Query>, values: unknown[]) {
    const [row] = await select(selectRoom, values)
    if (!row) return { room: 'gone', createdAt: new Date(0), quote: 0 } as const
    const room = row.is_kept ? 'kept' : row.photos >= maxPhotos ? 'full' : 'free'
    return { room, createdAt: row.created_at as Date, quote: Number(row.number) } as const
  }

  return {
    async photoSecret() {
      secret ??= String((await query(`select value from secrets where name = 'photos'`))[0]?.value)
      return secret
    },
    findRoom: (quoteId, hash) => findRoom(query, [quoteId, hash]),
    addPhoto: async (quoteId, { hash, kind, image, thumbnail }, now) =>
      inTransaction(await getPool(), async (client: PoolClient) => {
        const select = async (sql: string, values: unknown[]) => (await client.query(sql, values)).rows
        // Locks the quote: two servers must not both take its last place.
        await client.query('select 1 from quotes where id = $1 for update', [quoteId])
        const { room, quote } = await findRoom(select, [quoteId, hash])
        if (room !== 'free') return room
        const values = [
          hash,
          kind,
          image.length,
          new Date(now),
          asBuffer(image),
          thumbnail && asBuffer(thumbnail),
        ]
        await client.query(insert, [quote, ...values])
        await client.query(dueWhenComplete, [quoteId, now])
        return 'kept'
      }),
    refusePhoto: async (quoteId, hash, now) => {
      await query(refuse, [quoteId, hash])
      await query(dueWhenComplete, [quoteId, now])
    },
    endPhotos: async (quoteId, now) => {
      await query(`update quotes set photos_announced = ${countPhotos} where id = $1`, [quoteId])
      await query(`${due})`, [quoteId, now])
    },
    deletePhotosBefore: (time) => deleteInBatches(query, deleteOlder, time),
    async photosOf(quoteId) {
      const rows = await query(
        `select place, kind, size from photos
        where quote_number = (select number from quotes where id = $1) order by place`,
        [quoteId],
      )
      return rows.map(toPhotoRecord)
    },
    async readPhoto(quoteId, place) {
      const [row] = await query(
        'select image from photos where quote_number = (select number from quotes where id = $1) and place = $2',
        [quoteId, place],
      )
      return row?.image
    },
  }
}

/** The driver accepts bytes only as a Buffer. */
const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
