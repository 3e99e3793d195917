import type { IncomingMessage, ServerResponse } from 'node:http'

/** How long a body of photos may take on a slow connection, and how long the server may pause it, in milliseconds. */
const photoTime = { body: 20 * 60_000, socket: 5 * 60_000 }

/** Requests with photos, each with what ends it in place of 408. */
const slow = new WeakMap<IncomingMessage, (() => void) | undefined>()

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
  const endReading = slow.get(req)
  if (slow.has(req) && time < photoTime.body) watch(req, res, photoTime.body)
  else if (res.headersSent) req.socket.destroy()
  else if (endReading) {
    res.setHeader('Connection', 'close')
    endReading()
  } else
    res
      .writeHead(408, { Connection: 'close', 'Content-Type': 'text/plain; charset=utf-8' })
      .end('This took too long to arrive. Please try again.')
}

/**
 * Gives a request with photos more time.
 *
 * @param endReading called when this time is over, too: the route answers, and nothing else does
 */
export function allowPhotoTime(req: IncomingMessage, endReading?: () => void): void {
  slow.set(req, endReading)
  req.setTimeout(photoTime.socket)
}
