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

  function stopTimer(key: string) {
    clearTimeout(timers.get(key))
    timers.delete(key)
  }

  function startTimer(key: string) {
    stopTimer(key)
    if (holders.has(key) || !entries.has(key)) return
    const discard = () => {
      timers.delete(key)
      entries.delete(key)
    }
    timers.set(key, setTimeout(discard, lifetime))
  }

  return {
    keys: () => entries.keys(),
    get(key) {
      // A component reads the entry while it renders, before its effects can hold it.
      startTimer(key)
      return entries.get(key)
    },
    set(key, value) {
      entries.set(key, value)
      startTimer(key)
    },
    delete(key) {
      stopTimer(key)
      entries.delete(key)
    },
    hold(key) {
      holders.set(key, (holders.get(key) ?? 0) + 1)
      stopTimer(key)
      return () => {
        const left = (holders.get(key) ?? 1) - 1
        if (left > 0) return void holders.set(key, left)
        holders.delete(key)
        startTimer(key)
      }
    },
  }
}
