import { beforeEach, expect, test, vi } from 'vitest'
import { createDiscardingCache, swrConfig } from '#components/api/CachedData.tsx'

beforeEach(() => void vi.useFakeTimers())

const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000)

test('an unused entry is discarded five minutes after it was set, independently of other entries @9-12', () => {
  const cache = createDiscardingCache()
  cache.set('cities', { data: 8 })
  minutes(3)
  cache.set('services', { data: 27 })

  minutes(1.99)
  expect([...cache.keys()]).toEqual(['cities', 'services'])
  minutes(0.02)
  expect([...cache.keys()]).toEqual(['services'])
  expect(cache.get('cities')).toBeUndefined()
  cache.delete('services')
  expect([...cache.keys()]).toEqual([])
})

test('a held entry is discarded five minutes after all its holders have released it', () => {
  const cache = createDiscardingCache()
  cache.set('cities', { data: 8 })
  const release = [cache.hold('cities'), cache.hold('cities')]

  minutes(600)
  cache.set('cities', { data: 9 })
  release[0]?.()
  minutes(600)
  expect([...cache.keys()]).toEqual(['cities'])
  release[1]?.()
  minutes(4.99)
  expect([...cache.keys()]).toEqual(['cities'])
  minutes(0.02)
  expect([...cache.keys()]).toEqual([])
})

test('swr neither retries nor refetches, and all providers share one cache @9-11', () => {
  const config = swrConfig()

  expect(config).toMatchObject({
    shouldRetryOnError: false,
    refreshInterval: 0,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    revalidateIfStale: false,
  })
  const [first, second] = [config.provider(), config.provider()]
  expect(first).not.toBe(second)
  first.set('cities', { data: 8 })
  expect(second.get('cities')).toEqual({ data: 8 })
})
