import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type TestProxy = Awaited<ReturnType<typeof openProxy>>

/** A TCP proxy to the server of a URL. It can cut its connections, to simulate a phone without reception. */
export async function openProxy(target: string) {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let isCut = false
  let cutMethod: string | undefined
  let onCut = () => {}
  let onTry = () => {}

  function cut() {
    isCut = true
    cutMethod = undefined
    for (const socket of sockets) socket.destroy()
    onCut()
  }

  const server = createServer((near) => {
    if (isCut) {
      near.destroy()
      return onTry()
    }
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        for (const other of [near, far]) sockets.delete(other.destroy())
      })
    }
    // Before it is passed on.
    near.on('data', (chunk: Buffer) => {
      if (cutMethod && chunk.toString('latin1').startsWith(cutMethod)) cut()
    })
    near.pipe(far).pipe(near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Cuts every connection at the next request with this method, and refuses new ones. Resolves after the cut. */
    cutAt: (method: string): Promise<void> =>
      new Promise((resolve) => {
        cutMethod = method
        onCut = resolve
      }),
    /** Resolves when a new connection has been refused. */
    connectionRefused: (): Promise<void> =>
      new Promise((resolve) => {
        onTry = resolve
      }),
    restore(): void {
      isCut = false
    },
    close(): void {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
