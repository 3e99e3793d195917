import { connect, type Socket, type TcpNetConnectOpts } from 'node:net'
import { onTestFinished } from 'vitest'

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
