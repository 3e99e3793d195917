import { photosAndDay } from '#data/quote/photosAndDay.ts'
import type { Upload } from './stores.ts'

/** The server's answer. Status 0 means no answer; the text is empty without a sentence for the visitor. */
export type Answer = { status: number; text: string }

export type Outcome = { kind: 'kept' } | { kind: 'again' } | { kind: 'leftOut'; why: string }

/** Statuses that a retry would not change. */
const final = [403, 404, 405, 409, 413, 415]

export function readAnswer({ status, text }: Answer): Outcome {
  if (status >= 200 && status < 300) return { kind: 'kept' }
  return final.includes(status) ? { kind: 'leftOut', why: text || photosAndDay.refused } : { kind: 'again' }
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
  const waiting: { index: number; send: SendPhoto }[] = []
  let again = createSignal()
  let running = 0

  function change(index: number, by: Partial<Upload>) {
    uploads = uploads.map((upload, place) => (place === index ? { ...upload, ...by } : upload))
    onChange(uploads)
  }

  async function sendOne({ index, send }: (typeof waiting)[number]) {
    for (let tries = 1; ; tries += 1) {
      const outcome = readAnswer(await send((sent, size) => change(index, { sent, size })))
      if (outcome.kind === 'kept') return change(index, { state: 'kept' })
      if (outcome.kind === 'leftOut') return change(index, { state: 'leftOut', why: outcome.why })
      change(index, { sent: 0, ...(tries >= triesUntilTold && { state: 'stuck' }) })
      await Promise.race([pause(pauseBefore(tries)), again.given])
    }
  }

  function sendNext() {
    const next = running < atOnce ? waiting.shift() : undefined
    if (!next) return
    running += 1
    void sendOne(next).finally(() => {
      running -= 1
      sendNext()
    })
    sendNext()
  }

  return {
    add(photos: readonly { name: string; send: SendPhoto }[]) {
      const isOver = uploads.every(({ state }) => state === 'kept' || state === 'leftOut')
      if (isOver) uploads = []
      waiting.push(...photos.map(({ send }, place) => ({ index: uploads.length + place, send })))
      uploads = [...uploads, ...photos.map(({ name }) => newUpload(name))]
      onChange(uploads)
      sendNext()
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
