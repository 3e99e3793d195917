import type { Cache, State } from 'swr'

export type DiscardingCache = Cache & {
  /** Keeps an entry while a component shows it. @returns releases it */
  hold(key: string): () => void
}

const fiveMinutes = 5 * 60 * 1000

/** Discards an entry that no component shows after five minutes without use; swr’s own cache keeps all. */
export function createDiscardingCache(lifetime = fiveMinutes): DiscardingCache {
  const entries = new Map<string, State>()
  const holders = new Map<string, number>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()

  /** Restarts the timer; stops it while a component shows the entry. */
  function restart(key: string) {
    clearTimeout(timers.get(key))
    if (!holders.get(key))
      timers.set(
        key,
        setTimeout(() => entries.delete(key), lifetime),
      )
  }

  return {
    keys: () => entries.keys(),
    get(key) {
      // A component reads the entry while it renders, before its effects can hold it.
      restart(key)
      return entries.get(key)
    },
    set(key, value) {
      entries.set(key, value)
      restart(key)
    },
    delete: (key) => void entries.delete(key),
    hold(key) {
      const change = (by: 1 | -1) => {
        holders.set(key, (holders.get(key) ?? 0) + by)
        restart(key)
      }
      change(1)
      return () => change(-1)
    },
  }
}
