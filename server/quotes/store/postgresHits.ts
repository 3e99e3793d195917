import type { Pool } from 'pg'
import type { Hit, HitStore } from './hitStore.ts'
import { inTransaction } from './inTransaction.ts'

/** What another server deletes at this moment is left to it: waiting for each other, both would be stuck. */
const deleteOld =
  'delete from hits where ctid in (select ctid from hits where hit_at <= $1 for update skip locked)'

/** Counts for every server that shares the database. */
export function postgresHits(getPool: () => Promise<Pool>): HitStore {
  return {
    async hit(address, token, { most, window, now }): Promise<Hit> {
      return inTransaction(await getPool(), async (client) => {
        // Two servers must not both give away the last place.
        await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [address])
        await client.query(deleteOld, [now - window])
        const { rows } = await client.query<{ count: number; oldest: string | null; known: boolean | null }>(
          `select count(*)::int as count, min(hit_at) as oldest, bool_or(token = $2) as known
          from hits where address = $1`,
          [address, token],
        )
        const { count = 0, oldest, known } = rows[0] ?? {}
        const allowed = known === true || count < most
        if (allowed)
          await client.query('insert into hits values ($1, $2, $3) on conflict do nothing', [
            address,
            token,
            now,
          ])
        return { allowed, freeAt: Number(oldest ?? now) + window }
      })
    },
    giveBack: async (address, token) =>
      void (await (
        await getPool()
      ).query('delete from hits where address = $1 and token = $2', [address, token])),
    forget: async (before) => void (await (await getPool()).query(deleteOld, [before])),
  }
}
