import express, { type Request, type Response, type Router } from 'express'
import { maxPhotoBytes } from '#data/quote/photoLimits.ts'
import type { AppDependencies } from '../app.ts'
import { allowPhotoTime, defaultIdleTimeout, watchBody } from '../bodyLimits.ts'
import { allow, Refusal } from '../errors.ts'
import { hashPhoto, isOpen, isSigned, keepPhoto, photoRefusals } from '../quotes/photos/keepPhoto.ts'
import { takePhotoMemory, takePhotoTurn } from '../quotes/photos/photoSlots.ts'
import { clientOf, refuseForeignOrigin } from './quotes.ts'

/** PUT /api/quotes/{quote}/photos/{signature}/{SHA-256}: stores one photo; photos cannot be read here. */
export function photoRoutes(dependencies: AppDependencies): Router {
  const { config, store } = dependencies
  const router = express.Router()
  const path = '/:id/photos/:signature/:hash'
  const take = createPhotoReceiver(dependencies)

  router.put(path, async (req: Request<PhotoParams & { signature: string }>, res: Response) => {
    res.set('Cache-Control', 'no-store')
    refuseForeignOrigin(req, config.siteUrl)
    const { id, signature } = req.params
    const failed = (error: unknown) => Promise.reject(refuseUnread(error, res))
    if (!(await isSigned(store.photos, id, signature).catch(failed))) throw photoRefusals.closed()
    await take(req, res)
  })
  router.all(path, allow('PUT'))

  return router
}

/** PUT /api/desk/quotes/{quote}/photos/{SHA-256}: stores a photo that the crew took after the job. */
export function afterPhotoRoutes(dependencies: AppDependencies): Router {
  const router = express.Router()
  const take = createPhotoReceiver(dependencies, true)
  router.put('/quotes/:id/photos/:hash', (req: Request<PhotoParams>, res) => take(req, res))
  return router
}

type PhotoParams = { id: string; hash: string }

/** Closes the connection, because the browser retries: it must not send the whole photo each time. */
function refuseUnread(cause: unknown, res: Response): Refusal {
  res.set('Connection', 'close')
  return photoRefusals.notStored(cause)
}

/** A handler that stores the photo in the body of a request. @param isAfter of the crew, which may come at any time */
function createPhotoReceiver(
  { store, decode, log, wakeOutbox, idleTimeout = defaultIdleTimeout }: AppDependencies,
  isAfter = false,
) {
  async function isKept({ id, hash }: PhotoParams, res: Response): Promise<boolean> {
    const failed = (error: unknown) => Promise.reject(refuseUnread(error, res))
    const { status, createdAt } = await store.photos.photoStatus(id, hash, isAfter).catch(failed)
    if (status === 'gone' || !(isAfter || isOpen(createdAt, Date.now()))) throw photoRefusals.closed()
    if (status === 'full') throw photoRefusals.full()
    if (status === 'noSpace') throw refuseUnread(new Error('The disk is nearly full.'), res)
    return status === 'kept'
  }

  async function receive(req: Request<PhotoParams>, res: Response): Promise<void> {
    const { id, hash } = req.params
    const length = Number(req.get('Content-Length') ?? maxPhotoBytes)
    // Closes the connection unless the whole photo was read: the rest of an oversized photo is never read.
    res.set('Connection', 'close')
    if (length > maxPhotoBytes) throw photoRefusals.tooLarge()
    const endTurn = await takePhotoTurn(id, 1)
    try {
      const release = await takePhotoMemory(clientOf(req), length)
      try {
        const bytes = await readPhoto(req, idleTimeout)
        res.removeHeader('Connection')
        if (hashPhoto(bytes) !== hash) throw photoRefusals.damaged()
        await keepPhoto(id, bytes, clientOf(req), store.photos, decode, isAfter)
      } finally {
        release()
      }
    } finally {
      endTurn()
    }
    log.info(`A photo of quote ${id} is stored.`)
    wakeOutbox()
  }

  return async (req: Request<PhotoParams>, res: Response): Promise<void> => {
    allowPhotoTime(req, res)
    if (!(await isKept(req.params, res))) await receive(req, res)
    res.status(201).json({ message: 'The photo is stored.' })
  }
}

async function readPhoto(req: Request<PhotoParams>, idleTimeout: number): Promise<Buffer> {
  const watch = watchBody(req, idleTimeout)
  const chunks: Buffer[] = []
  let received = 0
  try {
    // The connection stays open for the answer.
    for await (const chunk of req.iterator({ destroyOnReturn: false })) {
      received += chunk.length
      if (received > maxPhotoBytes) throw photoRefusals.tooLarge()
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } catch (error) {
    throw error instanceof Refusal ? error : photoRefusals.damaged()
  } finally {
    watch.stop()
  }
}
