import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDiscardingCache } from '#components/api/discardingCache.ts'
import { swrConfig } from '#components/api/swrConfig.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000)

test('an entry nobody shows is discarded after five minutes', () => {
  const cache = createDiscardingCache()
  cache.set('towns', { data: 8 })

  minutes(4.99)
  expect([...cache.keys()]).toEqual(['towns'])
  minutes(0.02)

  expect([...cache.keys()]).toEqual([])
  expect(cache.get('towns')).toBeUndefined()
})

test('reading or writing an entry is a use of it', () => {
  const cache = createDiscardingCache()
  cache.set('towns', { data: 8 })

  minutes(4)
  cache.get('towns')
  minutes(4)
  cache.set('towns', { data: 9 })
  minutes(4)

  expect(cache.get('towns')).toEqual({ data: 9 })
})

test('an entry that is shown stays for as long as it is, and five minutes more', () => {
  const cache = createDiscardingCache()
  cache.set('towns', { data: 8 })
  const letGo = cache.hold('towns')

  minutes(600)
  cache.set('towns', { data: 9 })
  minutes(600)
  expect([...cache.keys()]).toEqual(['towns'])
  letGo()
  minutes(4.99)
  expect([...cache.keys()]).toEqual(['towns'])
  minutes(0.02)

  expect([...cache.keys()]).toEqual([])
})

test('an entry shown in two places stays until the last of them is gone', () => {
  const cache = createDiscardingCache()
  const letGo = [cache.hold('towns'), cache.hold('towns')]
  cache.set('towns', { data: 8 })

  letGo[0]?.()
  minutes(60)
  expect([...cache.keys()]).toEqual(['towns'])
  letGo[1]?.()
  minutes(6)

  expect([...cache.keys()]).toEqual([])
})

test('one entry’s time has nothing to do with another’s', () => {
  const cache = createDiscardingCache()
  cache.set('towns', { data: 8 })
  minutes(3)
  cache.set('services', { data: 27 })
  minutes(3)

  expect([...cache.keys()]).toEqual(['services'])
  cache.delete('services')
  expect([...cache.keys()]).toEqual([])
})

test('the defaults: no retries, no refetching, never stale, one cache for all who ask', () => {
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
  first.set('towns', { data: 8 })
  expect(second.get('towns')).toEqual({ data: 8 })
})
