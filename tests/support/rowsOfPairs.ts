/**
 * Walks over all items, as many as there are items, in which every item is followed by every other one exactly once (a
 * row-complete Latin square, which exists for every even number): all ordered pairs, and each walk meets everything new.
 */
export function rowsOfPairs<Item>(items: readonly Item[]): Item[][] {
  const count = items.length
  if (count % 2 !== 0) throw new Error('Such rows are known for an even number of items.')
  // 0, 1, -1, 2, -2, …: no two steps are of one length.
  const zigzag = items.map((_, index) => (index % 2 === 0 ? count - index / 2 : (index + 1) / 2))
  return items.map((_, row) => zigzag.flatMap((step) => items[(step + row) % count] ?? []))
}

/** The steps of one walk: each item with the one that follows it. */
export const stepsOf = <Item>(row: readonly Item[]): [from: Item, to: Item][] =>
  row.slice(1).flatMap((to, index) => row.slice(index, index + 1).map((from): [Item, Item] => [from, to]))
