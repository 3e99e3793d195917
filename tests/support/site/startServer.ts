import { createServer, type RequestListener } from 'node:http'
import { drainable, listen } from '#server/listen.ts'

/** A real server on this machine, on a free port unless one is named. */
export async function startServer(
  app: RequestListener,
  port = 0,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer(app)
  const drain = drainable(server)
  const url = await listen(server, { port, host: '127.0.0.1' })
  return { url, stop: () => drain(1000) }
}
