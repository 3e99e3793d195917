/** In milliseconds. A step that is done sooner says nothing. */
const interval = 2000

/** Does a long step's work, on so many items at a time, and prints how far it has come: "photos 9 of 14". */
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
    // Shared by all: each item is taken once.
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
