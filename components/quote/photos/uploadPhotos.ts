import { Semaphore } from 'async-mutex'
import { maxPhotoBytes } from '#data/quote/photoLimits.ts'
import { describeUnsent, photoUploads } from '#data/quote/photoUploads.ts'
import { pause } from '../../api/connection.ts'
import { hashPicture } from '../../media/hashPicture.ts'
import { toasts } from '../../toasts/toastStore.ts'
import { noteArrived } from '../sentQuote.ts'
import { type ChosenPhoto, type Upload, unsentPhotos, uploads } from './stores.ts'

/** The server's answer. Status 0 means no answer; the text is empty without a sentence for the visitor. */
export type Answer = { status: number; text: string }

type Outcome = { kind: 'kept' } | { kind: 'again' } | { kind: 'leftOut'; why: string }

/** Statuses that a retry would not change. */
const final = [403, 404, 405, 409, 413, 415]

/** The status of a photo whose bytes are not those of its name: damaged on its way, or by a program in between. */
const damaged = 400

/** @param wasDamaged whether it was damaged before: it is sent once more, and then left out */
export function readAnswer({ status, text }: Answer, wasDamaged = false): Outcome {
  if (status >= 200 && status < 300) return { kind: 'kept' }
  const isFinal = final.includes(status) || (status === damaged && wasDamaged)
  return isFinal ? { kind: 'leftOut', why: text || photoUploads.refused } : { kind: 'again' }
}

/** Failed tries in a row until the visitor is told. Retries go on meanwhile. */
export const triesUntilTold = 3
const maxPause = 30_000

/** The pause before the next try, in milliseconds: 1 s, 2 s, 4 s and so on. */
export const pauseBefore = (tries: number): number => Math.min(1000 * 2 ** (tries - 1), maxPause)

const atOnce = 2

type SendPhoto = (onSent: (sent: number) => void) => Promise<Answer>

/** Sends photos, two at a time, and retries each photo by itself. @param pause ends earlier when the browser is online again */
export function createUploadQueue(pause: (milliseconds: number) => Promise<void>) {
  const slots = new Semaphore(atOnce)
  /** Ends the pause of each photo. */
  const pauses = new Map<number, () => void>()

  function show(all: readonly Upload[]) {
    uploads.write(all)
    noteArrived(all.filter(({ state }) => state === 'kept').length)
    const unsent = all.filter(({ state }) => state === 'waiting' || state === 'stuck').length
    if (unsent > 0) unsentPhotos.write(`${unsent} ${all.length}`)
    else unsentPhotos.clear()
  }

  const change = (index: number, by: Partial<Upload>) =>
    show(uploads.read().map((upload, place) => (place === index ? { ...upload, ...by } : upload)))

  async function sendOne(index: number, send: SendPhoto) {
    let wasDamaged = false
    for (let tries = 1; ; tries += 1) {
      const answer = await send((sent) => change(index, { sent }))
      const outcome = readAnswer(answer, wasDamaged)
      wasDamaged ||= answer.status === damaged
      if (outcome.kind === 'kept') return change(index, { state: 'kept' })
      if (outcome.kind === 'leftOut') return change(index, { state: 'leftOut', why: outcome.why })
      change(index, { sent: 0, ...(tries >= triesUntilTold && { state: 'stuck' }) })
      await new Promise<void>((end) => {
        pauses.set(index, end)
        void pause(pauseBefore(tries)).then(end)
      })
    }
  }

  return {
    add(photos: readonly { name: string; send: SendPhoto }[]) {
      const running = summarize(uploads.read()).isOver ? [] : uploads.read()
      show([...running, ...photos.map(({ name }): Upload => ({ name, sent: 0, state: 'waiting' }))])
      for (const [place, { send }] of photos.entries())
        void slots.runExclusive(() => sendOne(running.length + place, send))
    },
    tryAgain() {
      for (const [index, { state }] of uploads.read().entries())
        if (state === 'stuck') change(index, { state: 'waiting' })
      for (const end of pauses.values()) end()
    },
  }
}

/** The progress of all uploads, for UploadLine. */
export function summarize(uploads: readonly Upload[]) {
  const count = (state: Upload['state']) => uploads.filter((upload) => upload.state === state).length
  const leftOut = uploads.flatMap(({ name, why }) => (why === undefined ? [] : [{ name, why }]))
  // Every photo counts the same, whatever its size.
  const parts = uploads.map(({ state, sent }) => (state === 'kept' || state === 'leftOut' ? 1 : sent))
  return {
    all: uploads.length,
    kept: count('kept'),
    percent: Math.floor((100 * parts.reduce((sum, part) => sum + part, 0)) / Math.max(parts.length, 1)),
    leftOut,
    isStuck: count('stuck') > 0,
    isOver: count('waiting') + count('stuck') === 0,
  }
}

const queue = createUploadQueue(pause)

export const tryAgain = queue.tryAgain

/** Sends the photos of a stored quote to the upload URL from the server's answer. The visitor may change pages meanwhile. */
export function uploadPhotos(url: string, photos: readonly ChosenPhoto[]): void {
  for (const { preview } of photos) URL.revokeObjectURL(preview)
  queue.add(photos.map(({ name, picture }) => ({ name, send: sendTo(url, picture) })))
}

const sendTo =
  (url: string, picture: Promise<Blob>): SendPhoto =>
  async (onSent) => {
    const photo = await picture
    if (photo.size > maxPhotoBytes) return { status: 413, text: photoUploads.tooLarge }
    const bytes = await photo.arrayBuffer().catch(() => undefined)
    // The file was deleted after it was chosen.
    if (!bytes) return { status: 415, text: photoUploads.unreadable }
    return putFile(`${url}/${await hashPicture(bytes)}`, photo, onSent)
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
function putFile(url: string, file: Blob, onSent: (sent: number) => void): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout>
    const restart = () => {
      clearTimeout(timer)
      timer = setTimeout(() => request.abort(), idleTimeout)
    }
    request.open('PUT', url)
    request.upload.onprogress = ({ loaded, total }) => {
      restart()
      onSent(loaded / Math.max(total, 1))
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
