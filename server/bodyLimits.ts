/*
 * How large a request's body may be, and how long it may take to arrive. Node has one limit of time for all requests, and Express
 * reads an oversized body to its end.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { RequestHandler } from 'express'
import { Refusal, tooLong } from './errors.ts'

/** How long a body of photos may take on a slow connection, and how long the server may pause it, in milliseconds. */
const photoTime = { body: 20 * 60_000, socket: 5 * 60_000 }

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/** Ends a request unless its body is complete in time: with 408, or as `end` does. A later limit replaces this one. */
export function limitBodyTime(
  req: IncomingMessage,
  res: ServerResponse,
  time: number,
  end: () => void = () =>
    void res.writeHead(408, { 'Content-Type': 'text/plain; charset=utf-8' }).end(tooLate),
): void {
  clearTimeout(timers.get(req))
  // A request that is answered before its body has been read emits no "close": the timer must not keep the process running.
  const timer = setTimeout(() => {
    if (req.complete || req.socket.destroyed) return
    if (res.headersSent) return req.socket.destroy()
    res.setHeader('Connection', 'close')
    end()
  }, time).unref()
  timers.set(req, timer)
  req.once('close', () => clearTimeout(timer))
}

const tooLate = 'This took too long to arrive. Please try again.'

/** Gives a request with photos more time. @param end answers when this time is over, too */
export function allowPhotoTime(req: IncomingMessage, res: ServerResponse, end?: () => void): void {
  limitBodyTime(req, res, photoTime.body, end)
  req.setTimeout(photoTime.socket)
}

/** How long a client may send nothing, or little, while its photos are read, in milliseconds. */
export const defaultIdleTimeout = 20_000

/** Minimum rate in bytes/s; slower clients are disconnected. Both values are the defaults of Apache's mod_reqtimeout. */
const lowestRate = 500

export function watchBody(req: IncomingMessage, idleTimeout: number) {
  const least = (lowestRate * idleTimeout) / 1000
  let timer: NodeJS.Timeout | undefined
  let received = 0

  function wait() {
    clearTimeout(timer)
    received = 0
    timer = setTimeout(() => void req.socket.destroy(), idleTimeout)
  }

  function stop() {
    clearTimeout(timer)
    timer = undefined
  }

  req.on('data', ({ length }: Buffer) => {
    received += length
    if (received >= least && timer) wait()
  })
  req.once('end', stop)
  req.once('close', stop)
  wait()

  return {
    stop,
    /** Pauses the watch while the server processes what it has received. */
    async during<Result>(work: () => Promise<Result>): Promise<Result> {
      stop()
      try {
        return await work()
      } finally {
        if (!req.readableEnded && !req.destroyed) wait()
      }
    },
  }
}

/** What is read after an early answer, in bytes, and how long that may take, or nothing may come, in milliseconds. */
const rest = { bytes: 64 * 1024 * 1024, time: 60_000, quiet: 1000 }

/**
 * Closes a connection whose request is answered early only once no more of the body comes, which is dropped. Closed at once it would be
 * reset: the answer would be lost, and a proxy would say 502 in its place.
 */
export function closeAfterBody(req: IncomingMessage): void {
  const { socket } = req
  // Not the property, which an earlier request on this connection has set.
  const close = () => Socket.prototype.destroySoon.call(socket)
  socket.destroySoon = () => {
    if (req.complete) return close()
    let left = rest.bytes
    let quiet = setTimeout(close, rest.quiet)
    const all = setTimeout(close, rest.time)
    req.on('data', ({ length }: Buffer) => {
      left -= length
      clearTimeout(quiet)
      quiet = setTimeout(close, left > 0 ? rest.quiet : 0)
    })
    req.once('end', close)
    socket.once('close', () => [quiet, all].map(clearTimeout))
    req.resume()
  }
}

/** The largest body that is read to its end, in bytes: more than any form without photos. */
const maxReadBytes = 1024 * 1024

/** Answers an endless body with 413 and closes the connection: the parsers would read it to its end before they answer. */
export const cutOffEndlessBodies: RequestHandler = (req, _res, next) => {
  let received = 0
  const cutOff = () => next(new Refusal(413, tooLong, { headers: { Connection: 'close' } }))
  if (Number(req.get('Content-Length')) > maxReadBytes) return cutOff()
  req.on('data', function count({ length }: Buffer) {
    received += length
    if (received <= maxReadBytes) return
    req.off('data', count)
    cutOff()
  })
  next()
}
