/** Steps shorter than this print nothing, in milliseconds. */
const interval = 2000

/** Processes items in parallel and prints the progress of a long step: "photos 9 of 14". */
export async function workThrough<Item>(
  what: string,
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.entries()
  let done = 0
  let printedAt = Date.now()
  async function workOn() {
    // Shared iterator: each item is processed once.
    for (const [, item] of waiting) {
      await work(item)
      done += 1
      if (Date.now() - printedAt < interval) continue
      printedAt = Date.now()
      console.log(`  ${what} ${done} of ${items.length}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, workOn))
}
