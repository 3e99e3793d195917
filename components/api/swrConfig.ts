import { useLayoutEffect } from 'react'
import { type Middleware, type SWRConfiguration, unstable_serialize } from 'swr'
import { createDiscardingCache, type DiscardingCache } from './discardingCache.ts'
import { createFetcher } from './fetcher.ts'

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
