import { Semaphore } from 'async-mutex'
import { photosAndDay } from '#data/quote/photosAndDay.ts'
import type { Upload } from './stores.ts'

/** The server's answer. Status 0 means no answer; the text is empty without a sentence for the visitor. */
export type Answer = { status: number; text: string }

export type Outcome = { kind: 'kept' } | { kind: 'again' } | { kind: 'leftOut'; why: string }

/** Statuses that a retry would not change. */
const final = [403, 404, 405, 409, 413, 415]

/** The status of a photo whose bytes are not those of its name: damaged on its way, or by a program in between. */
const damaged = 400

/** @param wasDamaged whether it was damaged before: it is sent once more, and then left out */
export function readAnswer({ status, text }: Answer, wasDamaged = false): Outcome {
  if (status >= 200 && status < 300) return { kind: 'kept' }
  const isFinal = final.includes(status) || (status === damaged && wasDamaged)
  return isFinal ? { kind: 'leftOut', why: text || photosAndDay.refused } : { kind: 'again' }
}

/** Failed tries in a row until the visitor is told. Retries go on meanwhile. */
export const triesUntilTold = 3
const maxPause = 30_000

/** The pause before the next try, in milliseconds: 1 s, 2 s, 4 s and so on. */
export const pauseBefore = (tries: number): number => Math.min(1000 * 2 ** (tries - 1), maxPause)

const atOnce = 2

/** Sends one photo. `onSent` gets the number of sent bytes and the size. */
export type SendPhoto = (onSent: (sent: number, size: number) => void) => Promise<Answer>

type Dependencies = {
  /** Resolves after a pause in milliseconds, earlier when the browser is online again. */
  pause: (milliseconds: number) => Promise<void>
  onChange: (uploads: readonly Upload[]) => void
}

/** Sends photos, two at a time, and retries each photo by itself. */
export function createUploadQueue({ pause, onChange }: Dependencies) {
  let uploads: readonly Upload[] = []
  const slots = new Semaphore(atOnce)
  let again = createSignal()

  function change(index: number, by: Partial<Upload>) {
    uploads = uploads.map((upload, place) => (place === index ? { ...upload, ...by } : upload))
    onChange(uploads)
  }

  async function sendOne(index: number, send: SendPhoto) {
    let wasDamaged = false
    for (let tries = 1; ; tries += 1) {
      const answer = await send((sent, size) => change(index, { sent, size }))
      const outcome = readAnswer(answer, wasDamaged)
      wasDamaged ||= answer.status === damaged
      if (outcome.kind === 'kept') return change(index, { state: 'kept' })
      if (outcome.kind === 'leftOut') return change(index, { state: 'leftOut', why: outcome.why })
      change(index, { sent: 0, ...(tries >= triesUntilTold && { state: 'stuck' }) })
      await Promise.race([pause(pauseBefore(tries)), again.given])
    }
  }

  return {
    add(photos: readonly { name: string; send: SendPhoto }[]) {
      const isOver = uploads.every(({ state }) => state === 'kept' || state === 'leftOut')
      if (isOver) uploads = []
      const first = uploads.length
      uploads = [...uploads, ...photos.map(({ name }) => newUpload(name))]
      onChange(uploads)
      for (const [place, { send }] of photos.entries())
        void slots.runExclusive(() => sendOne(first + place, send))
    },
    /** Ends every pause. */
    tryAgain() {
      for (const [index, { state }] of uploads.entries())
        if (state === 'stuck') change(index, { state: 'waiting' })
      again.give()
      again = createSignal()
    },
  }
}

function createSignal() {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { given, give }
}

const newUpload = (name: string): Upload => ({ name, size: 0, sent: 0, state: 'waiting' })

/** The progress of all uploads, for UploadLine. */
export function summarize(uploads: readonly Upload[]) {
  const count = (state: Upload['state']) => uploads.filter((upload) => upload.state === state).length
  const leftOut = uploads.flatMap(({ name, why }) => (why === undefined ? [] : [{ name, why }]))
  // Every photo counts the same, whatever its size.
  const parts = uploads.map(({ state, sent, size }) =>
    state === 'kept' || state === 'leftOut' ? 1 : sent / Math.max(size, sent, 1),
  )
  return {
    all: uploads.length,
    kept: count('kept'),
    percent: Math.floor((100 * parts.reduce((sum, part) => sum + part, 0)) / Math.max(parts.length, 1)),
    leftOut,
    isStuck: count('stuck') > 0,
    isOver: count('waiting') + count('stuck') === 0,
  }
}
