import type { Words } from './words.ts'

/** The five-word sequences of a text, hashed, in rising order. Two texts are as similar as the sequences they share. */
export type Shingles = Uint32Array

const length = 5

/** Numbers of 32 bits meet by chance once in some thousand pages, which changes a share by less than a thousandth. */
export function shinglesOf(words: Words): Shingles {
  const sequences = new Uint32Array(Math.max(words.length - length + 1, 0))
  for (let start = 0; start < sequences.length; start += 1) {
    let sequence = 0
    for (let at = start; at < start + length; at += 1) sequence = mix(sequence, words[at] ?? 0)
    sequences[start] = sequence
  }
  return withoutRepeats(sequences.sort())
}

/** In the same memory. */
function withoutRepeats(sorted: Uint32Array<ArrayBuffer>): Shingles {
  let kept = 0
  for (const value of sorted) if (kept === 0 || value !== sorted[kept - 1]) sorted[kept++] = value
  return sorted.slice(0, kept)
}

/**
 * Jaccard: what both have, as a part of what either has.
 *
 * @param least texts that turn out to share less are not compared to the end: some number below it is the answer
 */
export function similarity(one: Shingles, other: Shingles, least = 0): number {
  const all = one.length + other.length
  let allowed = all - (2 * least * all) / (1 + least)
  let shared = 0
  for (let i = 0, j = 0; i < one.length && j < other.length && allowed >= 0; ) {
    const a = one[i] ?? 0
    const b = other[j] ?? 0
    if (a === b) shared += 1
    else allowed -= 1
    if (a <= b) i += 1
    if (b <= a) j += 1
  }
  return shared / Math.max(all - shared, 1)
}

/** Takes one more word in; in another order the words give another number. */
export function mix(sequence: number, word: number): number {
  let value = Math.imul(sequence ^ (sequence >>> 15), 0x2c1b3c6d) ^ word
  value = Math.imul(value ^ (value >>> 13), 0x297a2d39)
  return value ^ (value >>> 16)
}
