import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from '#tests/support/freePort.ts'

test('a free port can be listened on, and is none that a system gives out by itself', async () => {
  const port = await freePort()

  const server = await listenOn(port)

  server.close()
  expect(port).toBeGreaterThan(1023)
  expect(port).toBeLessThan(32_768)
})

test('a port that somebody listens on is passed over', async () => {
  const [taken, free] = [await freePort(), await freePort()]
  const server = await listenOn(taken)
  const picks = [free, taken]

  const port = await freePort(() => picks.pop() ?? 0)

  server.close()
  expect(port).toBe(free)
})

async function listenOn(port: number): Promise<Server> {
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}
