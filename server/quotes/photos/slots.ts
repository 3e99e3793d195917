type Waiting = { amount: number; start: () => void }

/** Shares an amount, of memory or of processes, among those who ask for it: first come, first served. */
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
    /** Resolves once the amount is free, to a function that gives it back. */
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
