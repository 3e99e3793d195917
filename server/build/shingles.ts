/** The five-word sequences of a text, as numbers in rising order. Two texts are as similar as the sequences they share. */
export type Shingles = Uint32Array

const length = 5

/** The same sequence is the same number in every text that one shingler reads. */
export function createShingler(): (text: string) => Shingles {
  const numbers = new Map<string, number>()

  function numberOf(sequence: string): number {
    const number = numbers.get(sequence) ?? numbers.size
    numbers.set(sequence, number)
    return number
  }

  return (text) => {
    const words = wordsOf(text)
    const sequences = words.slice(length - 1).map((_, index) => words.slice(index, index + length).join(' '))
    return Uint32Array.from(new Set(sequences.map(numberOf))).sort()
  }
}

/** Jaccard: what both have, as a part of what either has. */
export function similarity(one: Shingles, other: Shingles): number {
  let shared = 0
  for (let i = 0, j = 0; i < one.length && j < other.length; ) {
    const a = one[i] ?? 0
    const b = other[j] ?? 0
    if (a === b) shared += 1
    if (a <= b) i += 1
    if (b <= a) j += 1
  }
  return shared / Math.max(one.length + other.length - shared, 1)
}

/** In lower case, without punctuation. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}$’'-]+/gu) ?? []
