import { useLayoutEffect } from 'react'
import { type Middleware, type SWRConfiguration, unstable_serialize } from 'swr'
import { createDiscardingCache, type DiscardingCache } from './discardingCache.ts'
import { createFetcher } from './fetcher.ts'

/**
 * Fetched once, shown as it is: no retries, no refetching of any kind, never stale, discarded when unused for five
 * minutes.
 */
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
    // swr ties its listeners to the object it is given and drops them with the component that gave it: a new one for
    // each, over the same entries.
    provider: () => ({ ...cache }),
  }
}
