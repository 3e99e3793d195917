import { type Shingles, similarity } from './shingles.ts'

/** Two of the texts, by their places in the list, and what they share: more than the limit. */
export type NearPair = { one: number; other: number; share: number }

const buckets = 2 ** 22

/**
 * Every pair of texts that share more than the limit, without comparing all pairs: two of them have at least one sequence
 * in common among their rarest ones, so only texts that meet there are compared (prefix filtering).
 */
export function nearPairs(texts: readonly Shingles[], limit: number): NearPair[] {
  const rarity = countSequences(texts)
  /** The texts so far that have a sequence among their rarest. */
  const meetings = new Map<number, number[]>()

  return texts.flatMap((text, one) => {
    const rarest = rarestOf(text, rarity, limit)
    const met = new Set(rarest.flatMap((sequence) => meetings.get(sequence) ?? []))
    for (const sequence of rarest) {
      const texts = meetings.get(sequence)
      if (texts) texts.push(one)
      else meetings.set(sequence, [one])
    }
    return Array.from(met, (other) => ({
      one,
      other,
      share: similarity(text, texts[other] ?? text, limit),
    })).filter(({ share }) => share > limit)
  })
}

/** In how many texts a sequence stands, or a few more: sequences share counters, so that the memory has a bound. */
function countSequences(texts: readonly Shingles[]): Uint32Array {
  const counts = new Uint32Array(buckets)
  for (const text of texts)
    for (const sequence of text) counts[sequence % buckets] = (counts[sequence % buckets] ?? 0) + 1
  return counts
}

/**
 * So many of a text's sequences that another text without any of them shares less than the limit; those that stand in few
 * texts first. What no other text has leads to nothing and is left out.
 */
function rarestOf(text: Shingles, counts: Uint32Array, limit: number): number[] {
  const countOf = (sequence: number) => counts[sequence % buckets] ?? 0
  return Array.from(text)
    .sort((one, other) => countOf(one) - countOf(other) || one - other)
    .slice(0, text.length - Math.ceil(limit * text.length) + 1)
    .filter((sequence) => countOf(sequence) > 1)
}
