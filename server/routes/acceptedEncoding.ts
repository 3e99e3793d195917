import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'gzip' | 'identity'

/** One form in which a file can be sent. */
export type Body = { encoding: Encoding; path: string; etag: string }

/** A file's bodies, smallest first; the last one is the file as it is. */
export type Bodies = readonly [...Body[], Body]

/**
 * The body the client likes best; of those it likes equally the smallest. Browsers name gzip before br and mean
 * nothing by it, so the order in the header does not count. The file as it is answers when nothing else may.
 */
export function chooseBody(bodies: Bodies, acceptEncoding: string | undefined): Body {
  const accepted = acceptedEncodings(acceptEncoding ?? '')
  const qualityOf = (encoding: Encoding) => accepted.get(encoding) ?? accepted.get('*') ?? 0
  let best = bodies[bodies.length - 1] ?? bodies[0]
  let bestQuality = 0
  for (const body of bodies) {
    const quality = qualityOf(body.encoding)
    if (quality > bestQuality) [best, bestQuality] = [body, quality]
  }
  return best
}

/** Browsers send a handful of headers; each is read once. */
const known = new LRUCache<string, ReadonlyMap<string, number>>({ max: 100 })

function acceptedEncodings(header: string): ReadonlyMap<string, number> {
  let accepted = known.get(header)
  if (!accepted) {
    accepted = parseAcceptEncoding(header)
    known.set(header, accepted)
  }
  return accepted
}

/** "br;q=0.8, gzip" as encoding -> quality; what cannot be read counts as refused. */
function parseAcceptEncoding(header: string): Map<string, number> {
  return new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1'
      return [name, /^[01](\.\d{0,3})?$/.test(quality) ? Number(quality) : 0]
    }),
  )
}
