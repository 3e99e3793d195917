import { type ReactNode, useLayoutEffect } from 'react'
import {
  type Cache,
  type Middleware,
  type State,
  SWRConfig,
  type SWRConfiguration,
  unstable_serialize,
} from 'swr'
import { FailedAnswer, requestJson } from './requestJson.ts'

let config: ReturnType<typeof swrConfig> | undefined

/** Around components that fetch data with swr: all of them share one cache. */
export function CachedData({ children }: { children: ReactNode }) {
  config ??= swrConfig()
  return <SWRConfig value={config}>{children}</SWRConfig>
}

/** The specification’s defaults: no retries, no refetching, never stale, discarded after five minutes without use. */
export function swrConfig(cache: DiscardingCache = createDiscardingCache()): SWRConfiguration & {
  provider: () => DiscardingCache
} {
  const holdWhileMounted: Middleware = (useNext) => (key, fetcher, config) => {
    const name = unstable_serialize(key)
    useLayoutEffect(() => (name ? cache.hold(name) : undefined), [name])
    return useNext(key, fetcher, config)
  }

  return {
    fetcher: createFetcher({ on401: 'throw' }),
    shouldRetryOnError: false,
    refreshInterval: 0,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    revalidateIfStale: false,
    use: [holdWhileMounted],
    // swr keeps its listeners by the provider object and drops them when the component that passed it unmounts: a new object
    // for each, with the same entries.
    provider: () => ({ ...cache }),
  }
}

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

/** A URL, or its segments. */
export type DataKey = string | readonly (string | number)[]

type FetcherOptions = {
  on401: 'throw' | 'null'
  headersOf?: (url: string) => Readonly<Record<string, string>>
  onResponse?: (url: string, response: Response) => void
}

/**
 * Fetches data by its key: ['/api', 'cities', 3] is GET /api/cities/3.
 *
 * @param on401 what a 401 response is: an error, or null as data
 * @param headersOf headers for a request
 * @param onResponse takes every response with its URL
 */
export function createFetcher({ on401, headersOf, onResponse }: FetcherOptions) {
  return async (key: DataKey): Promise<unknown> => {
    const url = typeof key === 'string' ? key : key.join('/')
    try {
      return await requestJson('GET', url, undefined, {
        headers: headersOf?.(url),
        onResponse: (response) => onResponse?.(url, response),
      })
    } catch (error) {
      if (on401 === 'null' && error instanceof FailedAnswer && error.status === 401) return null
      throw error
    }
  }
}
