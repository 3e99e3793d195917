/** @throws when undefined: without its record a test would prove nothing */
export function required<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new Error('There is no such record.')
  return item
}
