import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Environment } from '#data/settings/settings.ts'
import { StartFault } from '#data/settings/settings.ts'

type Address = { port: number; host?: string | undefined }
type OpenSocket = { fd: number }

/** How long a new connection may be silent before it counts as one that was opened ahead of need, in milliseconds. */
const firstWords = 1000

/**
 * The socket that a supervisor opened for this process and keeps open, as systemd does for a .socket unit (man 3
 * sd_listen_fds): whoever connects while the server restarts waits for the next one, and is not refused.
 *
 * @throws StartFault when there are several
 */
export function handedSocket(
  { LISTEN_PID, LISTEN_FDS }: Environment,
  pid = process.pid,
): OpenSocket | undefined {
  if (LISTEN_PID !== String(pid) || LISTEN_FDS === undefined) return undefined
  if (LISTEN_FDS !== '1')
    throw new StartFault(
      `The server answers on one socket and was handed ${LISTEN_FDS}: leave one ListenStream in the .socket unit.`,
    )
  return { fd: 3 }
}

/**
 * Where a browser on this machine finds the server that now listens.
 *
 * @throws StartFault when the address or the socket cannot be had
 */
export async function listen(server: Server, place: Address | OpenSocket): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, place)))
    server.listen('fd' in place ? place : { port: place.port, host: place.host }, resolve)
  })
  const address = server.address()
  // A socket may be a file, as with ListenStream=/run/junk.sock, and no browser finds that.
  if (typeof address !== 'object' || !address) return 'the socket it was handed'
  const host = ('host' in place && place.host) || address.address
  return `http://${nameOf(host)}:${address.port}`
}

const nameOf = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

function explain(error: NodeJS.ErrnoException, place: Address | OpenSocket): Error {
  if ('fd' in place)
    return new StartFault('LISTEN_FDS says that a listening socket was handed over, and there is none.', {
      cause: error,
    })
  const { port, host } = place
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
  const sockets = new Map<Socket, number>()
  server.on('connection', (socket) => {
    sockets.set(socket, performance.now())
    socket.once('close', () => sockets.delete(socket))
  })

  function closeIdle() {
    server.closeIdleConnections()
    // Browsers open connections ahead of need; Node does not count those as idle. A new one may have a request on its way.
    const before = performance.now() - firstWords
    for (const [socket, since] of sockets) if (socket.bytesRead === 0 && since < before) socket.destroy()
  }

  return (deadline = 10_000) =>
    new Promise((resolve) => {
      // After what has arrived was read: a process that was held up would take it for nothing.
      const sweep = setInterval(() => setImmediate(closeIdle), 100)
      const end = setTimeout(() => {
        for (const socket of sockets.keys()) socket.destroy()
      }, deadline)
      server.close(() => {
        clearInterval(sweep)
        clearTimeout(end)
        resolve()
      })
    })
}
