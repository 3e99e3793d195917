import type { Words } from './words.ts'

/** Names word by word: what may follow a word, and whether a name ends with it. */
export type NameIndex = { next: Map<number, NameIndex>; isName: boolean }

/** What every name becomes; no word is that number. */
export const anyName = 2 ** 32 - 1

/** @param names each as its words (wordsOf) */
export function indexNames(names: readonly Words[]): NameIndex {
  const index: NameIndex = { next: new Map(), isName: false }
  for (const name of names) {
    let at = index
    for (const word of name) {
      const next = at.next.get(word) ?? { next: new Map(), isName: false }
      at.next.set(word, next)
      at = next
    }
    at.isName = true
  }
  return index
}

/** The words with each name replaced by the same one, the longest where one begins another. */
export function maskNames(words: Words, names: NameIndex): Words {
  const masked = new Uint32Array(words.length)
  let count = 0
  for (let at = 0; at < words.length; ) {
    const length = nameLength(words, at, names)
    masked[count++] = length > 0 ? anyName : (words[at] ?? 0)
    at += Math.max(length, 1)
  }
  return masked.subarray(0, count)
}

/** How many words from this one on are a name, at most. */
function nameLength(words: Words, from: number, names: NameIndex): number {
  let longest = 0
  let index: NameIndex | undefined = names
  for (let at = from; at < words.length; at += 1) {
    index = index.next.get(words[at] ?? 0)
    if (!index) break
    if (index.isName) longest = at - from + 1
  }
  return longest
}
