export type Random = () => number

/** Numbers from 0 up to 1 that look random and are the same for the same seed (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A random item; a `skew` above 1 favours the first items. */
export const pick = <Item>(items: readonly Item[], random: Random, skew = 1): Item =>
  items[Math.floor(random() ** skew * items.length)] as Item

export const drawNumber = (from: number, to: number, random: Random): number =>
  from + Math.floor(random() * (to - from + 1))

/** Draws every item once in random order, then any item. */
export function drawEach<Item>(items: readonly Item[], random: Random): () => Item {
  const left = new Set(items)
  return () => {
    const item = pick(left.size > 0 ? [...left] : items, random)
    left.delete(item)
    return item
  }
}
