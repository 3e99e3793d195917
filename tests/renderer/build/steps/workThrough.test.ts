import { expect, test, vi } from 'vitest'
import { workThrough } from '#renderer/build/steps/workThrough.ts'

test('a long step prints its progress at most ten times, and a short one nothing', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const log = vi.spyOn(console, 'log').mockReturnValue()
  const items = Array.from({ length: 551 }, (_, index) => index)
  const work = (milliseconds: number) => async () => {
    vi.advanceTimersByTime(milliseconds)
  }

  await workThrough('compressing file', items, 2, work(3))
  expect(log).not.toHaveBeenCalled()

  await workThrough('compressing file', items, 2, work(100))
  expect(log).toHaveBeenCalledTimes(10)
  expect(log).toHaveBeenCalledWith('  compressing file 56 of 551')
})
