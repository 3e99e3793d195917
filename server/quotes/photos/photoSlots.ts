import { setTimeout as wait } from 'node:timers/promises'
import { Semaphore } from 'async-mutex'
import { maxPhotoMegabytes } from '#data/quote/photoLimits.ts'

/** A semaphore of the same size for each key; `shared` limits all keys together. First come, first served. */
export function createKeyedSemaphore(total: number, shared?: Semaphore) {
  const known = new Map<string, { semaphore: Semaphore; users: number }>()

  return async (key: string, amount: number): Promise<() => void> => {
    const entry = known.get(key) ?? { semaphore: new Semaphore(total), users: 0 }
    known.set(key, entry)
    entry.users += 1
    const [, release] = await entry.semaphore.acquire(amount)
    const [, releaseShared] = (await shared?.acquire(amount)) ?? []
    return () => {
      releaseShared?.()
      release()
      entry.users -= 1
      if (entry.users === 0) known.delete(key)
    }
  }
}

/** What `taking` gives, or undefined if that takes longer than this time, in milliseconds; then it is released as soon as it is free. */
export async function takeWithin(
  time: number,
  taking: Promise<() => void>,
): Promise<(() => void) | undefined> {
  const release = await Promise.race([taking, wait(time, undefined, { ref: false })])
  if (!release) taking.then((late) => late())
  return release
}

const megabyte = 1024 * 1024
/** Photos in memory, in MB: a client gets a quarter at most. Not in bytes: a release takes time for every free unit. */
const memory = createKeyedSemaphore(4 * maxPhotoMegabytes, new Semaphore(16 * maxPhotoMegabytes))

/** Resolves once there is memory for a photo of this size, to a function that releases it. A waiting request is not read. */
export const takePhotoMemory = (client: string, bytes: number): Promise<() => void> =>
  memory(client, Math.max(1, Math.ceil(bytes / megabyte)))

/** The turns of the photos of one quote. Two are read at once, so that a slow sender does not block others behind its IP address. */
export const takePhotoTurn = createKeyedSemaphore(2)
