import type { Pool } from 'pg'
import { createSlotsOfEach, takeWithin } from '../../../slots.ts'
import { clockSkew } from '../clockSkew.ts'
import { inTransaction, type Query } from '../database.ts'
import type { Hit, HitLimit, HitStore } from '../hitStore.ts'

/** Skips rows that another server is deleting: two servers waiting for each other would be a deadlock. */
const deleteOld =
  'delete from hits where ctid in (select ctid from hits where hit_at <= $1 for update skip locked)'

const deleteKeys = `
  update quotes set idempotency_key = null where number in (
    select number from quotes where idempotency_key like 'form %' and created_at < $1 for update skip locked
  )`

/** Half of the pool: requests of one client wait for each other's lock, and must leave connections to other clients. */
const maxConnectionsOfClient = 5

/** Longest wait for one of them, in milliseconds, as for the database itself. */
const longestTurn = 10_000

/** Counts hits across all servers that share the database. */
export function postgresHits(query: Query, getPool: () => Promise<Pool>): HitStore {
  const turns = createSlotsOfEach(maxConnectionsOfClient)

  const countHit = async (client: string, token: string, { max, window, now }: HitLimit): Promise<Hit> =>
    inTransaction(await getPool(), async (connection) => {
      // Locks the client: two servers must not both allow its last request.
      await connection.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [client])
      await connection.query(deleteOld, [now - window])
      const { rows } = await connection.query<{
        count: number
        oldest: string | null
        known: boolean | null
      }>(
        `select count(*)::int as count, min(hit_at) as oldest, bool_or(token = $2) as known
        from hits where address = $1 and hit_at <= $3`,
        [client, token, now + clockSkew],
      )
      const { count = 0, oldest, known } = rows[0] ?? {}
      const allowed = known === true || count < max
      if (allowed)
        await connection.query('insert into hits values ($1, $2, $3) on conflict do nothing', [
          client,
          token,
          now,
        ])
      return { allowed, freeAt: Number(oldest ?? now) + window }
    })

  return {
    async hit(client, token, limit) {
      const endTurn = await takeWithin(longestTurn, turns.take(client, 1))
      if (!endTurn) throw new Error('The database has answered nothing to this client for ten seconds.')
      return countHit(client, token, limit).finally(endTurn)
    },
    giveBack: async (client, token) =>
      void (await query('delete from hits where address = $1 and token = $2', [client, token])),
    deleteBefore: async (before) => void (await query(deleteOld, [before])),
    deleteFormKeys: async (before) => void (await query(deleteKeys, [new Date(before)])),
  }
}
