import { EventEmitter } from 'node:events'
import type { Request } from 'express'
import { expect, onTestFinished, test, vi } from 'vitest'
import { longestSilence, watchBody } from '#server/quotes/photos/bodyWatch.ts'

test('a client may be slow, send nothing while the server is busy, and must go on afterwards', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const destroy = vi.fn()
  const req = Object.assign(new EventEmitter(), { socket: { destroy } })
  const watch = watchBody(req as unknown as Request, longestSilence)
  const sendForAMinute = (bytesASecond: number) => {
    for (let second = 1; second <= 60; second += 1) {
      vi.advanceTimersByTime(1000)
      req.emit('data', Buffer.alloc(bytesASecond))
    }
    return destroy.mock.calls.length === 0
  }

  const slow = sendForAMinute(600)
  const busy = await watch.during(async () => sendForAMinute(0))
  const tooSlow = sendForAMinute(400)

  expect([slow, busy, tooSlow]).toEqual([true, true, false])
})
