import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below what systems give out by themselves: from 32768 on Linux, from 49152 on macOS and Windows. */
const anyPort = (): number => 20_000 + Math.floor(Math.random() * 10_000)

/**
 * A port of this machine where nobody listens. It can be listened on later, and again after a while: nobody is given it who
 * asks for any port, as a browser does for each connection.
 *
 * @param pick the ports that are tried, one after the other
 */
export async function freePort(pick = anyPort): Promise<number> {
  for (;;) {
    const port = pick()
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
