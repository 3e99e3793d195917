import express, { type Router } from 'express'
import { allow, Refusal } from '../../errors.ts'
import { photoContentTypes, photoName } from '../../quotes/outbox/mails.ts'
import type { PhotoStore } from '../../store/photos.ts'

/** Policy for a picture opened by itself: it runs and loads nothing. */
const photoPolicy = "default-src 'none'; sandbox"

/** GET /quotes/:id/photos/:position, in full or with ?size=thumb. */
export function deskPhotoRoutes(photos: Pick<PhotoStore, 'readPhoto'>): Router {
  const router = express.Router()

  router.get('/:id/photos/:position', async (req, res) => {
    const { id, position } = req.params
    const size = req.query.size === 'thumb' ? 'thumbnail' : 'image'
    const photo = /^[1-9]\d?$/.test(position) ? await photos.readPhoto(id, Number(position), size) : undefined
    if (!photo) throw new Refusal(404, 'There is no such photo.')
    const { kind, bytes } = photo
    res.set({ 'Content-Security-Policy': photoPolicy, 'Content-Type': photoContentTypes[kind] })
    // A download: browsers do not show HEIC, and this file is unchanged from a stranger.
    if (kind !== 'jpeg') res.attachment(photoName({ position: Number(position), kind }))
    res.send(bytes)
  })
  router.all('/:id/photos/:position', allow('GET'))

  return router
}
