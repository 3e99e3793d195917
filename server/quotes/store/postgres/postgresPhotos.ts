import type { Pool, PoolClient } from 'pg'
import { maxPhotos } from '#data/quote/photoLimits.ts'
import { makeDueWhenComplete } from '../commonQueries.ts'
import { inTransaction, type Query } from '../database.ts'
import type { PhotoStore } from '../photoStore.ts'
import { countPhotos, ownerMailSettled } from '../rows.ts'
import { deleteOlderRows } from './postgresPool.ts'

const selectRoom = `
  select number, created_at, ${countPhotos}::int as photos,
    exists (select 1 from photos where quote_number = quotes.number and hash = $2) as is_kept
  from quotes where id = $1`
const insert = `
  insert into photos (quote_number, place, hash, kind, size, created_at, image, thumbnail)
  select $1::bigint, coalesce(max(place), 0) + 1, $2, $3, $4::int, $5::timestamptz, $6::bytea, $7::bytea
  from photos where quote_number = $1`
const deleteOlder = `
  delete from photos where number in (
    select number from photos where created_at < $1
      and quote_number in (select number from quotes where ${ownerMailSettled}) limit $2
  ) returning 1`

/** The queries of the photo store that only PostgreSQL has; the others are in commonQueries.ts. */
export function postgresPhotos(
  query: Query,
  getPool: () => Promise<Pool>,
): Pick<PhotoStore, 'findRoom' | 'addPhoto' | 'deletePhotosBefore'> {
  async function findRoom(select: (sql: string, values: unknown[]) => ReturnType<Query>, values: unknown[]) {
    const [row] = await select(selectRoom, values)
    if (!row) return { room: 'gone', createdAt: new Date(0), quote: 0 } as const
    const room = row.is_kept ? 'kept' : row.photos >= maxPhotos ? 'full' : 'free'
    return { room, createdAt: row.created_at as Date, quote: Number(row.number) } as const
  }

  return {
    findRoom: (quoteId, hash) => findRoom(query, [quoteId, hash]),
    addPhoto: async (quoteId, { hash, kind, image, thumbnail }, now) =>
      inTransaction(await getPool(), async (client: PoolClient) => {
        const select = async (sql: string, values: unknown[]) => (await client.query(sql, values)).rows
        // Locks the quote: two servers must not both take its last place.
        await client.query('select 1 from quotes where id = $1 for update', [quoteId])
        const { room, quote } = await findRoom(select, [quoteId, hash])
        if (room !== 'free') return room
        const values = [hash, kind, image.length, new Date(now), image, thumbnail]
        await client.query(insert, [quote, ...values])
        await client.query(makeDueWhenComplete, [quoteId, now])
        return 'kept'
      }),
    deletePhotosBefore: (time, signal) => deleteOlderRows(query, deleteOlder, time, signal),
  }
}
