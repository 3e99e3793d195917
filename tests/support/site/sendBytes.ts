import { connect } from 'node:net'
import { onTestFinished } from 'vitest'

/** Sends exactly this, and nothing more; resolves to everything that came back once the server has hung up. */
export async function sendBytes(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  // Not events.once: a server that hangs up before it has read all resets the connection, and what it said came first.
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => resolve())
  })
  socket.on('error', () => {})
  socket.write(bytes)
  await closed
  return answer
}
