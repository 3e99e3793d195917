/** The index as a place in a row of `count` that goes on at its other end. */
export function wrapIndex(index: number, count: number): number {
  return ((index % count) + count) % count
}
