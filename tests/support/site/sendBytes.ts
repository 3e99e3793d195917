import { connect, type Socket, type TcpNetConnectOpts } from 'node:net'
import { onTestFinished } from 'vitest'

/** A connection that is gone when the test is over; what came back by then is known once it is closed. */
export function openConnection(url: string, options: Partial<TcpNetConnectOpts> = {}) {
  const { hostname, port } = new URL(url)
  const socket = connect({ port: Number(port), host: hostname, ...options })
  onTestFinished(() => void socket.destroy())
  // A server that hangs up before it has read all resets the connection, and what it said came first.
  socket.on('error', () => {})
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(answer)))
  return { socket, closed }
}

/** Sends exactly this, and nothing more; resolves to what came back once the server has hung up. */
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
