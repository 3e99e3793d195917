import { type ReactNode, useLayoutEffect } from 'react'
import { type Middleware, SWRConfig, type SWRConfiguration, unstable_serialize } from 'swr'
import { createDiscardingCache, type DiscardingCache } from './discardingCache.ts'
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
