import { EventEmitter } from 'node:events'
import type { Request } from 'express'
import { expect, test, vi } from 'vitest'
import { defaultIdleTimeout, watchBody } from '#server/bodyLimits.ts'

/** A client that sends for a minute, on fake timers. */
function startClient() {
  vi.useFakeTimers()
  const destroy = vi.fn()
  const req = new EventEmitter()
  const watch = watchBody(
    Object.assign(req, { socket: { destroy } }) as unknown as Request,
    defaultIdleTimeout,
  )
  const send = (bytesASecond: number) => {
    for (let second = 1; second <= 60; second += 1) {
      vi.advanceTimersByTime(1000)
      req.emit('data', Buffer.alloc(bytesASecond))
    }
  }
  return { send, watch, isConnected: () => destroy.mock.calls.length === 0 }
}

test.each([
  { bytes: 600, isConnected: true },
  { bytes: 400, isConnected: false },
  { bytes: 0, isConnected: false },
])('at $bytes bytes a second a client is still connected after a minute: $isConnected', (expected) => {
  const client = startClient()

  client.send(expected.bytes)

  expect(client.isConnected()).toBe(expected.isConnected)
})

test('a client may send nothing while the server is busy', async () => {
  const client = startClient()

  await client.watch.during(async () => client.send(0))

  expect(client.isConnected()).toBe(true)
  client.send(0)
  expect(client.isConnected()).toBe(false)
})
