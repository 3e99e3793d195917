/** @throws when there is none: a test that goes on without its record would say nothing */
export function required<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new Error('There is no such record.')
  return item
}
