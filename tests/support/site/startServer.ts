import { createServer, type RequestListener } from 'node:http'
import { drainable, listen } from '#server/listen.ts'

/** A real server on a free port of this machine. */
export async function startServer(app: RequestListener): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer(app)
  const drain = drainable(server)
  const url = await listen(server, { port: 0, host: '127.0.0.1' })
  return { url, stop: () => drain(1000) }
}
