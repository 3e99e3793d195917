/** The list in groups of one key, in the order in which the keys come up. Map.groupBy is newer than some browsers. */
export function groupBy<Key, Item>(list: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of list) {
    const key = keyOf(item)
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return groups
}
