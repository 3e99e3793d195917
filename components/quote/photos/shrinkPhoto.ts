/** Timeout in milliseconds, after which the original is sent. */
const timeout = 30_000

let last: Promise<unknown> = Promise.resolve()

/** A smaller copy of a photo, or the photo itself where that fails. One at a time: a decoded photo takes some 50 MB. */
export function shrinkPhoto(photo: Blob): Promise<Blob> {
  const smaller = last.then(() => shrink(photo)).catch(() => photo)
  last = smaller
  return smaller
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
