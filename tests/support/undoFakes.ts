import { afterEach, vi } from 'vitest'

/** Restores faked timers, spies and globals after each test, because the files of a worker share them. */
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
