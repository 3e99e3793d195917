import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ephemeral ports: from 32768 on Linux, from 49152 on macOS and Windows. */
const anyPort = (): number => 20_000 + Math.floor(Math.random() * 10_000)

/** A port that is free now and, as no ephemeral port, still is when a server restarts. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = anyPort()
    if (await isFree(port)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
