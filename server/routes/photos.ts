import express, { type Request, type Response, type Router } from 'express'
import { maxPhotoBytes } from '#data/quote/photoLimits.ts'
import { allowPhotoTime, watchBody } from '../bodyLimits.ts'
import { allow, Refusal } from '../errors.ts'
import type { Log } from '../log.ts'
import { refuseForeignOrigin } from '../quotes/intake/foreignOrigins.ts'
import { clientOf } from '../quotes/intake/quoteLimit.ts'
import { hashPhoto, keepPhoto, type PhotoDependencies } from '../quotes/photos/keepPhoto.ts'
import { takePhotoMemory, takePhotoTurn } from '../quotes/photos/photoMemory.ts'
import { photoRefusals } from '../quotes/photos/photoRefusals.ts'
import { isOpen, isSigned } from '../quotes/photos/photoUpload.ts'

type PhotoRouteDependencies = {
  photos: PhotoDependencies
  log: Log
  siteUrl: string
  /** Wakes the outbox: the owner's mail may have waited for this photo. */
  wakeOutbox: () => void
  /** How long a client may send nothing, or little, in milliseconds. */
  idleTimeout: number
}

/** PUT /api/quotes/{quote}/photos/{signature}/{SHA-256}: stores one photo; photos cannot be read here. */
export function photoRoutes(dependencies: PhotoRouteDependencies): Router {
  const { photos, log, siteUrl, wakeOutbox, idleTimeout } = dependencies
  const router = express.Router()
  const path = '/:id/photos/:signature/:hash'

  /** Whether the quote has the photo already. */
  async function isKept(params: PhotoParams, res: Response): Promise<boolean> {
    const { room, createdAt } = await findRoom(params, res)
    if (room === 'gone' || !isOpen(createdAt, Date.now())) throw photoRefusals.closed()
    if (room === 'full') throw photoRefusals.full()
    if (room === 'noSpace') throw refuseUnread(new Error('The disk is nearly full.'), res)
    return room === 'kept'
  }

  async function findRoom({ id, signature, hash }: PhotoParams, res: Response) {
    try {
      if (await isSigned(photos.store, id, signature)) return await photos.store.findRoom(id, hash)
    } catch (error) {
      throw refuseUnread(error, res)
    }
    throw photoRefusals.closed()
  }

  /** Closes the connection, because the browser retries: it must not send the whole photo each time. */
  function refuseUnread(cause: unknown, res: Response): Refusal {
    res.set('Connection', 'close')
    return photoRefusals.notStored(cause)
  }

  /** After a refusal that is final for the file, the owner's mail stops waiting for it. Damaged or unsaved photos may come again. */
  async function stopWaitingFor({ id, hash }: PhotoParams, error: unknown): Promise<void> {
    if (!(error instanceof Refusal) || ![413, 415].includes(error.status)) return
    await photos.store.refusePhoto(id, hash, Date.now()).catch((failure: unknown) => log.error(failure))
    wakeOutbox()
  }

  async function receive(req: Request<PhotoParams>, res: Response): Promise<void> {
    const { id, hash } = req.params
    const length = Number(req.get('Content-Length') ?? maxPhotoBytes)
    // Closes the connection unless the whole photo was read: the rest of an oversized photo is never read.
    res.set('Connection', 'close')
    if (length > maxPhotoBytes) throw photoRefusals.tooLarge()
    const endTurn = await takePhotoTurn(id)
    try {
      const release = await takePhotoMemory(clientOf(req), length)
      try {
        const bytes = await readPhoto(req, idleTimeout)
        res.removeHeader('Connection')
        if (hashPhoto(bytes) !== hash) throw photoRefusals.damaged()
        await keepPhoto(id, bytes, clientOf(req), photos)
      } finally {
        release()
      }
    } finally {
      endTurn()
    }
    log.info(`A photo of quote ${id} is stored.`)
    wakeOutbox()
  }

  router.put(path, async (req: Request<PhotoParams>, res: Response) => {
    res.set('Cache-Control', 'no-store')
    refuseForeignOrigin(req, siteUrl)
    allowPhotoTime(req)
    if (!(await isKept(req.params, res)))
      await receive(req, res).catch(async (error: unknown) => {
        await stopWaitingFor(req.params, error)
        throw error
      })
    res.status(201).json({ message: 'The photo is stored.' })
  })
  router.all(path, allow('PUT'))

  return router
}

type PhotoParams = { id: string; signature: string; hash: string }

/**
 * Reads the body of a request with one photo, up to the size limit.
 *
 * @throws Refusal when it is too large, or when the connection was cut
 */
function readPhoto(req: Request, idleTimeout: number): Promise<Buffer> {
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
