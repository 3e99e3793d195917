import type { Request } from 'express'
import { maxPhotoBytes } from '#data/quote/photoLimits.ts'
import { watchBody } from './bodyWatch.ts'
import { photoRefusals } from './photoRefusals.ts'

/**
 * Reads the body of a request with one photo, up to the size limit.
 *
 * @throws Refusal when it is too large, or when the connection was cut
 */
export function readPhoto(req: Request, idleTimeout: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // The connection was cut during the wait, and emits no further event.
    if (req.destroyed) return reject(photoRefusals.damaged())
    const chunks: Buffer[] = []
    let received = 0
    const { stop } = watchBody(req, idleTimeout)
    const fail = (error: Error) => {
      stop()
      req.off('data', collect)
      reject(error)
    }
    const collect = (chunk: Buffer) => {
      received += chunk.length
      if (received > maxPhotoBytes) fail(photoRefusals.tooLarge())
      else chunks.push(chunk)
    }
    req.on('data', collect)
    req.once('end', () => resolve(Buffer.concat(chunks)))
    req.once('close', () => fail(photoRefusals.damaged()))
    req.once('error', () => fail(photoRefusals.damaged()))
  })
}
