/** Names by their first word, the longest first: a text is gone through once, however many names there are. */
export type NameIndex = ReadonlyMap<string, readonly (readonly string[])[]>

/** What every name becomes; no text has it, as no word has a space. */
const anyName = 'any name'

/** @param names each as its words (wordsOf) */
export function indexNames(names: readonly (readonly string[])[]): NameIndex {
  const index = new Map<string, (readonly string[])[]>()
  for (const name of [...names].sort((one, other) => other.length - one.length)) {
    const [first] = name
    if (first === undefined) continue
    const others = index.get(first)
    if (others) others.push(name)
    else index.set(first, [name])
  }
  return index
}

/** The words with every name replaced by the same one, so that pages that differ by names alone are equal. */
export function maskNames(words: readonly string[], names: NameIndex): string[] {
  const masked: string[] = []
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? ''
    const name = names.get(word)?.find((name) => name.every((part, index) => words[at + index] === part))
    masked.push(name ? anyName : word)
    at += name?.length ?? 1
  }
  return masked
}
