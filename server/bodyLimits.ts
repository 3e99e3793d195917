/*
 * How large a request's body may be, and how long it may take to arrive. Node has one limit of time for all requests, and Express
 * reads an oversized body to its end.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Request, RequestHandler } from 'express'
import { Refusal, tooLong } from './errors.ts'

/** How long a body of photos may take on a slow connection, and how long the server may pause it, in milliseconds. */
const photoTime = { body: 20 * 60_000, socket: 5 * 60_000 }

/** Requests with photos, each with what ends it in place of 408. */
const slow = new WeakMap<IncomingMessage, (() => void) | undefined>()

/** Answers 408 and disconnects unless the body is complete in time. */
export function limitBodyTime(req: IncomingMessage, res: ServerResponse, time: number): void {
  // Most bodies arrive with their headers, and need no timer.
  process.nextTick(startTimer, req, res, time)
}

function startTimer(req: IncomingMessage, res: ServerResponse, time: number): void {
  if (req.complete) return
  // A request that is answered before its body has been read emits no "close": the timer must not keep the process running.
  const timer = setTimeout(end, time, req, res, time).unref()
  req.once('close', () => clearTimeout(timer))
}

function end(req: IncomingMessage, res: ServerResponse, time: number): void {
  if (req.complete || req.socket.destroyed) return
  const endReading = slow.get(req)
  if (slow.has(req) && time < photoTime.body) startTimer(req, res, photoTime.body)
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

/** How long a client may send nothing, or little, while its photos are read, in milliseconds. */
export const defaultIdleTimeout = 20_000

/** Minimum rate in bytes/s; slower clients are disconnected. Both values are the defaults of Apache's mod_reqtimeout. */
const lowestRate = 500

/** Disconnects a client that sends its body too slowly. */
export function watchBody(req: Request, idleTimeout: number) {
  const least = (lowestRate * idleTimeout) / 1000
  let timer: NodeJS.Timeout | undefined
  let received = 0
  const disconnect = () => void req.socket.destroy()

  function wait() {
    clearTimeout(timer)
    received = 0
    timer = setTimeout(disconnect, idleTimeout)
  }

  function suspend() {
    clearTimeout(timer)
    timer = undefined
  }

  req.on('data', ({ length }: Buffer) => {
    received += length
    if (received < least) return
    received = 0
    timer?.refresh()
  })
  req.once('end', suspend)
  req.once('close', suspend)
  wait()

  return {
    /** Pauses the watch while the server processes what it has received. */
    async during<Result>(work: () => Promise<Result>): Promise<Result> {
      suspend()
      try {
        return await work()
      } finally {
        if (!req.readableEnded && !req.destroyed) wait()
      }
    },
    stop: suspend,
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
