import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { type Environment, StartError } from '#data/company/settings.ts'
import { site } from '#data/company/site.ts'
import { deskRoots } from '#data/desk/deskPaths.ts'
import { closeAfterBody, limitBodyTime } from './bodyLimits.ts'

type PortAndHost = { port: number; host?: string | undefined }
type InheritedSocket = { fd: number }

/** Node's timeouts, in milliseconds. `requestTimeout` is that of a whole request; photos may take longer (bodyLimits.ts). */
const timeouts = {
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2000,
  timeout: 60_000,
  /**
   * How long a connection stays open after a response. Longer than a proxy's 60 s, whose next request would meet the closing connection;
   * and a visitor's next tap needs no new connection.
   */
  keepAliveTimeout: 70_000,
  /** Longer than `keepAliveTimeout`, or the next request on a kept connection could meet its end. */
  headersTimeout: 75_000,
}

export function createHttpServer(answer: RequestListener, given: Partial<typeof timeouts> = {}): Server {
  const { timeout, requestTimeout, ...limits } = { ...timeouts, ...given }
  const server = createServer({ ...limits, requestTimeout: 0 }, (req, res) => {
    limitBodyTime(req, res, requestTimeout)
    closeAfterBody(req)
    answer(req, res)
  })
  server.timeout = timeout
  return server
}

/** The socket of a systemd .socket unit (man 3 sd_listen_fds), which stays open while the server restarts. */
export function inheritedSocket(
  { LISTEN_PID, LISTEN_FDS }: Environment,
  pid = process.pid,
): InheritedSocket | undefined {
  if (LISTEN_PID !== String(pid) || LISTEN_FDS === undefined) return undefined
  if (LISTEN_FDS !== '1')
    throw new StartError(
      `The server listens on one socket and LISTEN_FDS is ${LISTEN_FDS}: leave one ListenStream in the .socket unit.`,
    )
  return { fd: 3 }
}

/** @returns the URL for a browser on this machine. @throws StartError when the port, the host or the socket is not available */
export async function listen(server: Server, target: PortAndHost | InheritedSocket): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(startError(error, target)))
    server.listen('fd' in target ? target : { port: target.port, host: target.host }, resolve)
  })
  const bound = server.address()
  // A Unix socket, as with ListenStream=/run/junk.sock, has no URL.
  if (typeof bound !== 'object' || !bound) return 'the socket of LISTEN_FDS'
  const host = ('host' in target && target.host) || bound.address
  const shown = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${shown}:${bound.port}`
}

export function announce(url: string, ending = ''): void {
  console.log(`${site.brand} is at ${url}${ending}`)
  console.log(`The desk is at ${url}${deskRoots.screens}. To get in: npm run desk -- link`)
}

function startError(error: NodeJS.ErrnoException, target: PortAndHost | InheritedSocket): Error {
  if ('fd' in target)
    return new StartError('LISTEN_FDS is set, but file descriptor 3 is not a listening socket.', {
      cause: error,
    })
  const { port, host } = target
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is in use: stop the program that uses it, or set PORT to another one.`,
    EACCES: `Port ${port} needs more rights than this user has: set PORT to one above 1023.`,
    EADDRNOTAVAIL: `HOST is "${host}", which is not an IP address or a host name of this machine.`,
    ENOTFOUND: `HOST is "${host}", which is not an IP address or a host name of this machine.`,
  }
  const reason = reasons[error.code ?? '']
  return reason === undefined ? error : new StartError(reason, { cause: error })
}

/** @returns drains the server: finishes responses, closes idle connections, and after the deadline all others */
export function drainable(server: Server): (deadline?: number) => Promise<void> {
  const sockets = new Map<Socket, number>()
  server.on('connection', (socket) => {
    sockets.set(socket, performance.now())
    socket.once('close', () => sockets.delete(socket))
  })

  function closeIdle() {
    server.closeIdleConnections()
    // Browsers preconnect, and Node does not count such a connection as idle. A request may be arriving on a new one.
    const before = performance.now() - 1000
    for (const [socket, since] of sockets) if (socket.bytesRead === 0 && since < before) socket.destroy()
  }

  return (deadline = 10_000) =>
    new Promise((resolve) => {
      // setImmediate: reads first what arrived while the process was busy, so that its connection does not seem idle.
      const sweep = setInterval(() => setImmediate(closeIdle), 100)
      const forceClose = setTimeout(() => {
        for (const socket of sockets.keys()) socket.destroy()
      }, deadline)
      server.close(() => {
        clearInterval(sweep)
        clearTimeout(forceClose)
        resolve()
      })
    })
}
