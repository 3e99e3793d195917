import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

type Received = { path: string; headers: IncomingHttpHeaders; body: Buffer }
type Behaviour = { status: number; headers?: Record<string, string> } | 'silence' | 'drop'

/** Simulates an external HTTP server. It records requests and responds as the test says. */
export async function startReceiver() {
  const requests: Received[] = []
  let behaviour: Behaviour = { status: 204 }

  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = []
    for await (const chunk of req) chunks.push(chunk)
    requests.push({ path: req.url ?? '', headers: req.headers, body: Buffer.concat(chunks) })
    if (behaviour === 'drop') return void req.socket.destroy()
    if (behaviour !== 'silence') res.writeHead(behaviour.status, behaviour.headers).end('Answer')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    behave: (next: Behaviour) => {
      behaviour = next
    },
  }
}
