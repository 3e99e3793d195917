import { useLayoutEffect } from 'react'
import useSWR, { type Cache, type Middleware, unstable_serialize, useSWRConfig } from 'swr'
import { requestJson } from './requestJson.ts'

/** A URL, or its segments. */
type DataKey = string | readonly (string | number)[]

/** Fetches data by its key: ['/api', 'cities', 3] is GET /api/cities/3. The specification’s defaults. */
export const useData = <Data>(key: DataKey) =>
  useSWR<Data>(key, fetchData, {
    shouldRetryOnError: false,
    refreshInterval: 0,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    revalidateIfStale: false,
    use: [discardUnused],
  })

export const fetchData = (key: DataKey) =>
  requestJson('GET', typeof key === 'string' ? key : key.join('/')) as Promise<never>

const fiveMinutes = 5 * 60 * 1000
/** The number of components that show an entry, and the timer that discards it. */
const uses = new Map<string, { count: number; timer?: ReturnType<typeof setTimeout> }>()

/** Discards an entry that no component has shown for five minutes; swr’s own cache keeps all. */
const discardUnused: Middleware = (useNext) => (key, fetcher, config) => {
  const { cache } = useSWRConfig()
  const name = unstable_serialize(key)
  useLayoutEffect(() => holdEntry(cache, name), [cache, name])
  return useNext(key, fetcher, config)
}

/** Keeps an entry in the cache. @returns releases it: without another holder it is discarded five minutes later */
export function holdEntry(cache: Pick<Cache, 'delete'>, name: string): () => void {
  const use = uses.get(name) ?? { count: 0 }
  uses.set(name, use)
  use.count += 1
  clearTimeout(use.timer)
  return () => {
    use.count -= 1
    if (use.count === 0) use.timer = setTimeout(() => cache.delete(name), fiveMinutes)
  }
}
