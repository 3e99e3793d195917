/** Five-word sequences of a text: two texts are as similar as the sequences they share. */
export type Shingles = ReadonlySet<string>

const length = 5

/** @param masked words that don't count, such as names of towns: each becomes the same placeholder */
export function shinglesOf(text: string, masked: readonly string[] = []): Shingles {
  const names = [...masked].sort((a, b) => b.length - a.length).map((name) => words(name).join(' '))
  const plain = names.reduce(
    (current, name) => current.replaceAll(` ${name} `, ' _ '),
    ` ${words(text).join('  ')} `.replaceAll('  ', ' '),
  )
  const list = plain.trim().split(' ')
  return new Set(list.slice(length - 1).map((_, index) => list.slice(index, index + length).join(' ')))
}

/** Jaccard: what both have, as a part of what either has. */
export function similarity(one: Shingles, other: Shingles): number {
  let shared = 0
  for (const shingle of one) if (other.has(shingle)) shared += 1
  return shared / (one.size + other.size - shared)
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}$’'-]+/gu) ?? []
