/** The five-word sequences of a text, hashed, in rising order. Two texts are as similar as the sequences they share. */
export type Shingles = Uint32Array

const length = 5

/**
 * Words in lower case, without punctuation. The same sequence is the same number everywhere; numbers of 32 bits meet by chance
 * once in some thousand pages, which changes a share by less than a thousandth.
 */
export function shinglesOf(text: string): Shingles {
  const words = hashWords(text)
  const sequences = new Set<number>()
  for (let end = length; end <= words.length; end += 1) {
    let sequence = 0
    for (let at = end - length; at < end; at += 1) sequence = mix(sequence, words[at] ?? 0)
    sequences.add(sequence)
  }
  return Uint32Array.from(sequences).sort()
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

/** FNV-1a of every word, in one pass: a build does this for every page. */
function hashWords(text: string): number[] {
  const words: number[] = []
  const lower = text.toLowerCase()
  let word = 0
  for (let at = 0; at < lower.length; at += 1) {
    const code = lower.charCodeAt(at)
    if (isInWord(code)) word = Math.imul((word || 0x811c9dc5) ^ code, 0x01000193)
    else if (word !== 0) {
      words.push(word >>> 0)
      word = 0
    }
  }
  if (word !== 0) words.push(word >>> 0)
  return words
}

const ascii = Uint8Array.from({ length: 128 }, (_, code) =>
  /[a-z0-9$'-]/.test(String.fromCharCode(code)) ? 1 : 0,
)

const isInWord = (code: number): boolean =>
  code < 128 ? ascii[code] === 1 : /[\p{L}\p{N}’]/u.test(String.fromCharCode(code))

/** Takes one more word in; in another order the words give another number. */
function mix(sequence: number, word: number): number {
  let value = Math.imul(sequence ^ (sequence >>> 15), 0x2c1b3c6d) ^ word
  value = Math.imul(value ^ (value >>> 13), 0x297a2d39)
  return (value ^ (value >>> 16)) >>> 0
}
