import { maxPhotoBytes } from '#data/quote/photoLimits.ts'
import { describeUnsent, photosAndDay } from '#data/quote/photosAndDay.ts'
import { pause } from '../../api/connection.ts'
import { toasts } from '../../toasts/toastStore.ts'
import { type ChosenPhoto, type Upload, unsentPhotos, uploads } from './stores.ts'
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

function rememberUnsent(all: readonly Upload[]): void {
  const unsent = all.filter(({ state }) => state === 'waiting' || state === 'stuck').length
  if (unsent > 0) unsentPhotos.write(`${unsent} ${all.length}`)
  else unsentPhotos.clear()
}

/** Shows a toast, once, for the uploads that the previous document had not finished. */
export function reportUnsent(): void {
  if (uploads.read().length > 0) return
  const [unsent = 0, all = 0] = (unsentPhotos.read() ?? '').split(' ').map(Number)
  if (unsent > 0) toasts.add({ ...describeUnsent({ unsent, all }), kind: 'error', stays: true })
  unsentPhotos.clear()
}

/**
 * How long a request may be without an answer or progress, in milliseconds. The system may buffer a megabyte, which is slow to
 * send on a weak connection.
 */
const idleTimeout = 60_000

/**
 * Puts a file. Not fetch, which does not tell how much is sent.
 *
 * @returns status 0 without an answer; the text is empty unless it is plain: a proxy answers with a page
 */
function putFile(
  url: string,
  file: Blob,
  onSent: (sent: number, size: number) => void,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout>
    const restart = () => {
      clearTimeout(timer)
      timer = setTimeout(() => request.abort(), idleTimeout)
    }
    request.open('PUT', url)
    request.upload.onprogress = ({ loaded }) => {
      restart()
      onSent(loaded, file.size)
    }
    // After an error and after abort(), too.
    request.onloadend = () => {
      clearTimeout(timer)
      const isPlain = request.getResponseHeader('Content-Type')?.startsWith('text/plain')
      resolve({ status: request.status, text: isPlain ? request.responseText : '' })
    }
    restart()
    request.send(file)
  })
}
