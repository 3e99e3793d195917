import type { IncomingMessage, ServerResponse } from 'node:http'

/** How long a body of photos may take on a weak line, and how long the server may let it wait, in milliseconds. */
const photoTime = { body: 20 * 60_000, socket: 5 * 60_000 }

type Limit = { end: () => void; timer: NodeJS.Timeout }
const limits = new WeakMap<IncomingMessage, Limit>()

/** Answers 408 and disconnects unless the body is complete in time. Node itself has one limit for all requests. */
export function limitBodyTime(req: IncomingMessage, res: ServerResponse, time: number): void {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = req.headers
  if (length === '0' && encoding === undefined) return
  const end = () => {
    if (req.complete) return
    if (res.headersSent) req.socket.destroy()
    else res.writeHead(408, { Connection: 'close' }).end()
  }
  limits.set(req, { end, timer: setTimeout(end, time) })
  req.once('close', () => clearTimeout(limits.get(req)?.timer))
}

/** For a request that brings photos. */
export function allowPhotoTime(req: IncomingMessage): void {
  req.setTimeout(photoTime.socket)
  const limit = limits.get(req)
  if (!limit) return
  clearTimeout(limit.timer)
  limit.timer = setTimeout(limit.end, photoTime.body)
}
