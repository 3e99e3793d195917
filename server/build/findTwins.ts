import { type Shingles, similarity } from './shingles.ts'

/** A text that shares more than the limit with another; both by their places in the list. */
export type Twin = { one: number; other: number; share: number }

const buckets = 2 ** 22

/**
 * Every text that shares more than the limit with another one, once, with one that it shares so much with.
 *
 * Not all pairs are compared. Two such texts have at least one sequence in common among their rarest, so only texts that meet
 * there can be twins (prefix filtering); and of two that are known to be twins of others, nothing is left to find out.
 */
export function findTwins(texts: readonly Shingles[], limit: number): Twin[] {
  const counts = countSequences(texts)
  /** The texts so far that have a sequence among their rarest. */
  const meetings = new Map<number, number[]>()
  /** By which text each was last looked at. */
  const lookedAt = new Int32Array(texts.length).fill(-1)
  const twins = new Map<number, Twin>()

  function compare(one: number, other: number, text: Shingles) {
    if (lookedAt[other] === one) return
    lookedAt[other] = one
    const otherText = texts[other]
    if (!otherText || (twins.has(one) && twins.has(other))) return
    const share = similarity(text, otherText, limit)
    if (share <= limit) return
    if (!twins.has(one)) twins.set(one, { one, other, share })
    if (!twins.has(other)) twins.set(other, { one: other, other: one, share })
  }

  for (const [one, text] of texts.entries()) {
    for (const sequence of rarestOf(text, counts, limit)) {
      const met = meetings.get(sequence)
      if (met) {
        for (const other of met) compare(one, other, text)
        met.push(one)
      } else meetings.set(sequence, [one])
    }
  }
  return [...twins.values()]
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
  // Count and sequence in one number: sorted without a function, fifteen times as fast.
  const ranked = Float64Array.from(text, (sequence) => (counts[sequence % buckets] ?? 0) * 2 ** 32 + sequence)
  return Array.from(ranked.sort().subarray(0, text.length - Math.ceil(limit * text.length) + 1))
    .filter((rank) => rank >= 2 * 2 ** 32)
    .map((rank) => rank % 2 ** 32)
}
