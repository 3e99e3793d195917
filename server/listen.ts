import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { StartFault } from './errors.ts'

type Address = { port: number; host?: string | undefined }

/**
 * Where a browser on this machine finds the server that now listens.
 *
 * @throws StartFault when the address cannot be had
 */
export async function listen(server: Server, { port, host }: Address): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, { port, host })))
    server.listen({ port, ...(host === undefined ? {} : { host }) }, resolve)
  })
  const address = server.address()
  const actualPort = typeof address === 'object' && address ? address.port : port
  return `http://${nameOf(host)}:${actualPort}`
}

const nameOf = (host: string | undefined): string => {
  if (host === undefined || host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

function explain(error: NodeJS.ErrnoException, { port, host }: Address): Error {
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is in use: stop the program that uses it, or set PORT to another one.`,
    EACCES: `Port ${port} is not open to this user: set PORT to one above 1023.`,
    EADDRNOTAVAIL: `HOST is "${host}", which is no address of this machine.`,
    ENOTFOUND: `HOST is "${host}", which is no address of this machine.`,
  }
  const reason = reasons[error.code ?? '']
  return reason === undefined ? error : new StartFault(reason, { cause: error })
}

/**
 * Keeps track of the server's connections, and gives back the way to end them: no new ones, answers under way are
 * finished, idle ones are closed, and after the deadline all others too.
 */
export function drainable(server: Server): (deadline?: number) => Promise<void> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })

  return (deadline = 10_000) =>
    new Promise((resolve) => {
      const closeIdle = () => {
        server.closeIdleConnections()
        // Browsers open connections ahead of need; Node does not count those as idle.
        for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
      }
      const sweep = setInterval(closeIdle, 100)
      const end = setTimeout(() => {
        for (const socket of sockets) socket.destroy()
      }, deadline)
      server.close(() => {
        clearInterval(sweep)
        clearTimeout(end)
        resolve()
      })
      closeIdle()
    })
}
