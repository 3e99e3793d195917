import { afterEach, vi } from 'vitest'

/** Faked timers, spies and globals are real again for the next test: the files of a worker share them. */
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
