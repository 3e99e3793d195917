/** Steps shorter than this print nothing, in milliseconds. */
const shortStep = 2000

/** Processes items in parallel and prints each tenth of a long step: "photos 9 of 14". */
export async function workThrough<Item>(
  what: string,
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.entries()
  const startedAt = Date.now()
  let done = 0
  let printed = 0
  async function runWorker() {
    // Shared iterator: each item is processed once.
    for (const [, item] of waiting) {
      await work(item)
      done += 1
      const tenths = Math.floor((10 * done) / items.length)
      if (tenths === printed || Date.now() - startedAt < shortStep) continue
      printed = tenths
      console.log(`  ${what} ${done} of ${items.length}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, runWorker))
}
