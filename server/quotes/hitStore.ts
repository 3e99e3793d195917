import { LRUCache } from 'lru-cache'

export type Hit = { allowed: boolean /** When the address may send again. */; freeAt: number }
type HitLimit = { most: number; window: number; now: number }

/** Counts what came from a client address lately. The same token again is not counted again. */
export interface HitStore {
  hit(address: string, token: string, limit: HitLimit): Promise<Hit>
}

/** More addresses than this within a window: the one unseen longest is forgotten. */
const mostAddresses = 50_000

/** For the one process that has the SQLite file. */
export function createMemoryHits(): HitStore {
  const hits = new LRUCache<string, Map<string, number>>({ max: mostAddresses })

  return {
    async hit(address, token, { most, window, now }) {
      const recent = new Map([...(hits.get(address) ?? [])].filter(([, time]) => time > now - window))
      const allowed = recent.has(token) || recent.size < most
      if (allowed && !recent.has(token)) recent.set(token, now)
      hits.set(address, recent)
      const [oldest = now] = recent.values()
      return { allowed, freeAt: oldest + window }
    },
  }
}
