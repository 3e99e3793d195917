import { expect, test, vi } from 'vitest'
import { lazyModule } from '#components/api/lazyModule.ts'

test('imports the module once for all callers', async () => {
  const importModule = vi.fn(async () => ({ name: 'Lightbox' }))
  const module = lazyModule(importModule)

  const loaded = await Promise.all([module.load(), module.load()])
  await module.load()

  expect(loaded).toEqual([{ name: 'Lightbox' }, { name: 'Lightbox' }])
  expect(importModule).toHaveBeenCalledTimes(1)
})

test('resolves to undefined after a failed import or eight seconds, and retries a failed import on the next call', async () => {
  const importModule = vi.fn(async () => ({ name: 'Lightbox' }))
  importModule.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const module = lazyModule(importModule)
  vi.useFakeTimers()

  expect(await Promise.all([module.load(), module.load()])).toEqual([undefined, undefined])
  expect(await module.load()).toEqual({ name: 'Lightbox' })
  expect(importModule).toHaveBeenCalledTimes(2)
  const hanging = lazyModule(() => new Promise(() => {})).load()
  await vi.advanceTimersByTimeAsync(8_000)
  expect(await hanging).toBeUndefined()
})
