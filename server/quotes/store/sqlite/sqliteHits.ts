import type { DatabaseSync } from 'node:sqlite'
import { clockSkew } from '../clockSkew.ts'
import type { Commit } from '../database.ts'
import type { HitStore } from '../hitStore.ts'

/** Limit of clients in memory: above it, the client with the oldest last hit is dropped. */
const maxClients = 50_000

/**
 * Counts in memory, for the one process that has the SQLite file open. The file gets a copy for the next start, in the commit
 * that stores the quote: counting does not wait for the disk.
 */
export function sqliteHits(db: DatabaseSync, commit: Commit): HitStore {
  const hits = new Map<string, Map<string, number>>()
  const insert = db.prepare('insert or replace into hits (address, token, hit_at) values (?, ?, ?)')
  const deleteOne = db.prepare('delete from hits where address = ? and token = ?')
  const deleteOld = db.prepare('delete from hits where hit_at <= ?')
  const deleteKeys = db.prepare(
    `update quotes set idempotency_key = null where idempotency_key glob 'form *' and created_at < ?`,
  )

  for (const { address, token, hit_at } of db.prepare('select * from hits order by hit_at').iterate()) {
    const known = hits.get(String(address)) ?? new Map<string, number>()
    hits.set(String(address), known.set(String(token), Number(hit_at)))
  }

  return {
    async hit(client, token, { max, window, now }) {
      const isRecent = (time: number) => time > now - window && time <= now + clockSkew
      const recent = new Map([...(hits.get(client) ?? [])].filter(([, time]) => isRecent(time)))
      const allowed = recent.has(token) || recent.size < max
      if (allowed && !recent.has(token)) {
        recent.set(token, now)
        // When the disk fails, the quote in the same commit fails too, and reports it.
        commit(() => insert.run(client, token, now)).catch(() => {})
      }
      // Deleted first: a Map keeps its keys in the order in which they were added.
      hits.delete(client)
      hits.set(client, recent)
      const [longestSilent] = hits.keys()
      if (hits.size > maxClients && longestSilent !== undefined) hits.delete(longestSilent)
      const [oldest = now] = recent.values()
      return { allowed, freeAt: oldest + window }
    },
    async giveBack(client, token) {
      hits.get(client)?.delete(token)
      await commit(() => deleteOne.run(client, token))
    },
    async deleteBefore(before) {
      for (const [client, times] of hits)
        if ([...times.values()].every((time) => time <= before)) hits.delete(client)
      await commit(() => deleteOld.run(before))
    },
    deleteFormKeys: async (before) =>
      void (await commit(() => deleteKeys.run(new Date(before).toISOString()))),
  }
}
