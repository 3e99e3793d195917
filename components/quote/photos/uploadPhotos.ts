import { maxPhotoBytes } from '#data/quote/photoLimits.ts'
import { photosAndDay } from '#data/quote/photosAndDay.ts'
import { pause } from '../../api/pause.ts'
import { putFile } from '../../api/putFile.ts'
import { type ChosenPhoto, type Upload, uploads } from './stores.ts'
import { rememberUnsent } from './unsentPhotos.ts'
import { createUploadQueue, type SendPhoto } from './uploadQueue.ts'

const queue = createUploadQueue({ pause, onChange })

function onChange(all: readonly Upload[]) {
  uploads.write(all)
  rememberUnsent(all)
}

/** Sends the photos of a stored quote to the upload URL from the server's answer. The visitor may change pages meanwhile. */
export function uploadPhotos(url: string, photos: readonly ChosenPhoto[]): void {
  for (const { preview } of photos) URL.revokeObjectURL(preview)
  queue.add(photos.map(({ name, picture }) => ({ name, send: sendTo(url, picture) })))
}

export const tryAgain = queue.tryAgain

const sendTo =
  (url: string, picture: Promise<Blob>): SendPhoto =>
  async (onSent) => {
    const photo = await picture
    if (photo.size > maxPhotoBytes) return { status: 413, text: photosAndDay.tooLarge }
    const bytes = await photo.arrayBuffer().catch(() => undefined)
    // The file was deleted after it was chosen.
    if (!bytes) return { status: 415, text: photosAndDay.unreadable }
    onSent(0, photo.size)
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    const name = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
    return putFile(`${url}/${name}`, photo, onSent)
  }
