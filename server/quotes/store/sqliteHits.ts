import type { DatabaseSync } from 'node:sqlite'
import { LRUCache } from 'lru-cache'
import type { HitStore } from './hitStore.ts'

/** More addresses than this within a window: the one unseen longest is forgotten. */
const mostAddresses = 50_000

/**
 * For the one process that has the SQLite file. It counts in memory; the file gets a copy for the next start, in the
 * commit that keeps the quote, so that counting costs no wait for the disk.
 */
export function sqliteHits(db: DatabaseSync, commit: (work: () => unknown) => Promise<unknown>): HitStore {
  const hits = new LRUCache<string, Map<string, number>>({ max: mostAddresses })
  const insert = db.prepare('insert or replace into hits (address, token, hit_at) values (?, ?, ?)')
  const deleteOne = db.prepare('delete from hits where address = ? and token = ?')
  const deleteOld = db.prepare('delete from hits where hit_at <= ?')

  for (const { address, token, hit_at } of db.prepare('select * from hits order by hit_at').iterate()) {
    const known = hits.get(String(address)) ?? new Map<string, number>()
    hits.set(String(address), known.set(String(token), Number(hit_at)))
  }

  return {
    async hit(address, token, { most, window, now }) {
      const recent = new Map([...(hits.get(address) ?? [])].filter(([, time]) => time > now - window))
      const allowed = recent.has(token) || recent.size < most
      if (allowed && !recent.has(token)) {
        recent.set(token, now)
        // A disk that fails is the quote's to report: it fails in the same commit.
        commit(() => insert.run(address, token, now)).catch(() => {})
      }
      hits.set(address, recent)
      const [oldest = now] = recent.values()
      return { allowed, freeAt: oldest + window }
    },
    async giveBack(address, token) {
      hits.get(address)?.delete(token)
      await commit(() => deleteOne.run(address, token))
    },
    async forget(before) {
      for (const [address, times] of hits)
        if ([...times.values()].every((time) => time <= before)) hits.delete(address)
      await commit(() => deleteOld.run(before))
    },
  }
}
