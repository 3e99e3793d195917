import { Semaphore } from 'async-mutex'

/** A semaphore of the same size for each key; `shared` limits all keys together. First come, first served. */
export function createSlotsOfEach(total: number, shared?: Semaphore) {
  const known = new Map<string, { slots: Semaphore; users: number }>()

  return {
    /** Resolves once the amount is free in the semaphore of the key and in the shared one, to a function that releases it. */
    async take(key: string, amount: number): Promise<() => void> {
      const entry = known.get(key) ?? { slots: new Semaphore(total), users: 0 }
      known.set(key, entry)
      entry.users += 1
      const [, release] = await entry.slots.acquire(amount)
      const [, releaseShared] = (await shared?.acquire(amount)) ?? []
      return () => {
        releaseShared?.()
        release()
        entry.users -= 1
        if (entry.users === 0) known.delete(key)
      }
    },
  }
}

/** What `taking` gives, or undefined if that takes longer than this time, in milliseconds; then it is released as soon as it is free. */
export function takeWithin(time: number, taking: Promise<() => void>): Promise<(() => void) | undefined> {
  return new Promise((resolve, reject) => {
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      resolve(undefined)
    }, time).unref()
    taking.then((release) => {
      clearTimeout(timer)
      if (isLate) release()
      else resolve(release)
    }, reject)
  })
}
