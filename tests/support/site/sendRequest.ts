import { type IncomingHttpHeaders, request } from 'node:http'
import { connect, type Socket, type TcpNetConnectOpts } from 'node:net'
import { onTestFinished } from 'vitest'

type RequestOptions = { method?: string; headers?: Record<string, string>; body?: string | Buffer }
export type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string }
/** Sends requests to one server. */
export type Send = (path: string, options?: RequestOptions) => Promise<Answer>

/** Sends the path exactly as written and follows no redirect. fetch would normalize the path. */
export function sendRequest(url: string, path: string, options: RequestOptions = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body } = options
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, method, headers, agent: false }, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('error', reject)
      incoming.on('end', () => {
        const bytes = Buffer.concat(chunks)
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          bytes,
          text: bytes.toString(),
        })
      })
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

/** Opens a connection that ends with the test. `closed` resolves to everything that it has received. */
export function openConnection(url: string, options: Partial<TcpNetConnectOpts> = {}) {
  const { hostname, port } = new URL(url)
  const socket = connect({ port: Number(port), host: hostname, ...options })
  onTestFinished(() => void socket.destroy())
  // A server that hangs up before it has read everything resets the connection, after its response.
  socket.on('error', () => {})
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(answer)))
  return { socket, closed }
}

/** Sends exactly these bytes. Resolves to the response once the server has hung up. */
export function sendBytes(url: string, bytes: string): Promise<string> {
  const { socket, closed } = openConnection(url)
  socket.write(bytes)
  return closed
}

/** Sends a byte a hundred times a second at most, until the server hangs up. */
export function drip(socket: Socket): void {
  const timer = setInterval(() => socket.write('x'), 10)
  socket.once('close', () => clearInterval(timer))
}
