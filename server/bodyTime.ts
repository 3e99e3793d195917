import type { IncomingMessage, ServerResponse } from 'node:http'

/** How long a body of photos may take on a slow connection, and how long the server may pause it, in milliseconds. */
const photoTime = { body: 20 * 60_000, socket: 5 * 60_000 }

/** Requests with photos. */
const slow = new WeakSet<IncomingMessage>()

/** Answers 408 and disconnects unless the body is complete in time. Node itself has one limit for all requests. */
export function limitBodyTime(req: IncomingMessage, res: ServerResponse, time: number): void {
  // Most bodies arrive with their headers, and need no timer.
  process.nextTick(watch, req, res, time)
}

function watch(req: IncomingMessage, res: ServerResponse, time: number): void {
  if (req.complete) return
  // A request that is answered before its body has been read emits no "close": the timer must not keep the process running.
  const timer = setTimeout(end, time, req, res, time).unref()
  req.once('close', () => clearTimeout(timer))
}

function end(req: IncomingMessage, res: ServerResponse, time: number): void {
  if (req.complete || req.socket.destroyed) return
  if (slow.has(req) && time < photoTime.body) watch(req, res, photoTime.body)
  else if (res.headersSent) req.socket.destroy()
  else
    res
      .writeHead(408, { Connection: 'close', 'Content-Type': 'text/plain; charset=utf-8' })
      .end('This took too long to arrive. Please try again.')
}

/** Gives a request with photos more time. */
export function allowPhotoTime(req: IncomingMessage): void {
  slow.add(req)
  req.setTimeout(photoTime.socket)
}
