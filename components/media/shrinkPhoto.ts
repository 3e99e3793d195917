import { maxPhotoBytes } from '#data/quote/photoLimits.ts'
import { photoUploads } from '#data/quote/photoUploads.ts'
import { recognizePicture } from '#data/quote/recognizePicture.ts'

/** Timeout in milliseconds, after which the original is sent. */
const timeout = 30_000

let last: Promise<unknown> = Promise.resolve()

/** Gives a smaller copy of a photo, or the photo itself where that fails; and why it cannot be sent. */
export async function preparePhoto(photo: Blob): Promise<{ picture: Blob; fault?: string | undefined }> {
  // One at a time: a decoded photo takes some 50 MB. What may be no photo is named without that wait.
  const turn = (await findFault(photo.slice(0, 64))) ? Promise.resolve() : last
  const shrinking = turn.then(() => shrink(photo)).catch(() => photo)
  last = Promise.all([last, shrinking])
  return { picture: await shrinking, fault: await findFault(await shrinking) }
}

async function findFault(photo: Blob): Promise<string | undefined> {
  if (photo.size > maxPhotoBytes) return photoUploads.tooLarge
  const bytes = await photo.arrayBuffer().catch(() => undefined)
  if (!bytes?.byteLength) return photoUploads.unreadable
  return recognizePicture(new Uint8Array(bytes)) ? undefined : photoUploads.noPhoto
}

async function shrink(photo: Blob): Promise<Blob> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return photo
  // A worker for each photo: a terminated worker frees its memory.
  const worker = new Worker(new URL('./shrinkWorker.ts', import.meta.url), { type: 'module' })
  const smaller = await new Promise<Blob | undefined>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<Blob | undefined>) => resolve(data)
    worker.onerror = () => resolve(undefined)
    setTimeout(resolve, timeout)
    worker.postMessage(photo)
  })
  worker.terminate()
  return smaller ?? photo
}
