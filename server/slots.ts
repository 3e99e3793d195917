type Waiting = { amount: number; start: () => void }

/** A counting semaphore for memory or processes: first come, first served. */
export function createSlots(total: number) {
  let free = total
  const queue: Waiting[] = []

  function serve() {
    for (let next = queue[0]; next && next.amount <= free; next = queue[0]) {
      queue.shift()
      free -= next.amount
      next.start()
    }
  }

  return {
    /** Resolves once the amount is free, to a function that releases it. */
    take: (amount: number): Promise<() => void> =>
      new Promise((resolve) => {
        const release = () => {
          free += amount
          serve()
        }
        queue.push({ amount, start: () => resolve(release) })
        serve()
      }),
  }
}

/** A semaphore of the same size for each key; `shared` limits all keys together. */
export function createSlotsOfEach(total: number, shared?: ReturnType<typeof createSlots>) {
  const known = new Map<string, { slots: ReturnType<typeof createSlots>; users: number }>()

  return {
    /** Resolves once the amount is free in the semaphore of the key and in the shared one, to a function that releases it. */
    async take(key: string, amount: number): Promise<() => void> {
      const entry = known.get(key) ?? { slots: createSlots(total), users: 0 }
      known.set(key, entry)
      entry.users += 1
      const release = await entry.slots.take(amount)
      const releaseShared = await shared?.take(amount)
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
