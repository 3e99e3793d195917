import { type Shingles, similarity } from './shingles.ts'

/** A text that shares more than the limit with another; both by their places in the list. */
export type Twin = { one: number; other: number; share: number }

/**
 * Every text that shares more than the limit with another one, once, with one that it shares so much with.
 *
 * Not all pairs are compared. Two such texts meet at a sequence that is among the rarest of both (prefix filtering), and from the
 * first one on enough of both is left (positional filtering); and of two that are known to be twins of others nothing is
 * left to find out.
 */
export function findTwins(texts: readonly Shingles[], limit: number): Twin[] {
  const counts = countSequences(texts)
  const room = texts.reduce((sum, { length }) => sum + prefixLength(length, limit), 0)
  const isTwin = new Uint8Array(texts.length)
  const meetings = makeMeetings(room, counts.length, isTwin)
  /** By which text each was last looked at. */
  const lookedAt = new Int32Array(texts.length).fill(-1)
  const twins: Twin[] = []

  function compare(one: number, other: number, left: number) {
    const [text, otherText] = [texts[one], texts[other]]
    if (!text || !otherText || lookedAt[other] === one || (isTwin[one] && isTwin[other])) return
    lookedAt[other] = one
    // All that is left would have to be more than what they need to share.
    if (left <= (limit / (1 + limit)) * (text.length + otherText.length)) return
    const share = similarity(text, otherText, limit)
    if (share <= limit) return
    if (!isTwin[one]) twins.push({ one, other, share })
    if (!isTwin[other]) twins.push({ one: other, other: one, share })
    isTwin[one] = isTwin[other] = 1
  }

  for (const [one, text] of texts.entries())
    for (const [at, sequence] of rarestOf(text, counts, limit).entries()) {
      // What no other text has leads to nothing.
      if ((counts[bucketOf(sequence, counts.length)] ?? 0) < 2) continue
      const left = text.length - at
      meetings.join({ sequence, text: one, left }, (other, otherLeft) =>
        compare(one, other, Math.min(left, otherLeft)),
      )
    }
  return twins
}

/** Sequences share counters, so that the memory has a bound. */
const maxBuckets = 2 ** 22
const bucketOf = (sequence: number, buckets: number) => sequence & (buckets - 1)

/** In how many texts a sequence stands, or a few more. */
function countSequences(texts: readonly Shingles[]): Uint32Array {
  const all = texts.reduce((sum, { length }) => sum + length, 1)
  const counts = new Uint32Array(Math.min(2 ** Math.ceil(Math.log2(all)), maxBuckets))
  for (const text of texts)
    for (const sequence of text) {
      const bucket = bucketOf(sequence, counts.length)
      counts[bucket] = (counts[bucket] ?? 0) + 1
    }
  return counts
}

/** Of so many sequences of a text, another one that has none of them shares less than the limit. */
const prefixLength = (length: number, limit: number) =>
  Math.min(length, length - Math.ceil(limit * length) + 1)

/** The first of a text's sequences, those first that stand in few texts. */
function rarestOf(text: Shingles, counts: Uint32Array, limit: number): number[] {
  // Count and sequence in one number: sorted without a function, fifteen times as fast.
  const ranked = Float64Array.from(
    text,
    (sequence) => (counts[bucketOf(sequence, counts.length)] ?? 0) * 2 ** 32 + sequence,
  )
  return Array.from(ranked.sort().subarray(0, prefixLength(text.length, limit)), (rank) => rank % 2 ** 32)
}

/** A text at one of its rarest sequences, and how many of its sequences come from there on. */
type Meeting = { sequence: number; text: number; left: number }

/** Who has been at a sequence: a linked list of the known twins for each bucket, and one of the others. */
function makeMeetings(room: number, buckets: number, isTwin: Uint8Array) {
  const twins = new Uint32Array(buckets)
  const others = new Uint32Array(buckets)
  // Of each meeting; none has the number 0, at which a list ends.
  const sequences = new Uint32Array(room + 1)
  const texts = new Uint32Array(room + 1)
  const lefts = new Uint32Array(room + 1)
  const nexts = new Uint32Array(room + 1)
  let last = 0

  function push(list: Uint32Array, bucket: number, meeting: number) {
    nexts[meeting] = list[bucket] ?? 0
    list[bucket] = meeting
  }

  return {
    /** Shows a text those that were there before, the known twins only as long as it is none itself, and adds it. */
    join({ sequence, text, left }: Meeting, show: (other: number, left: number) => void): void {
      const bucket = bucketOf(sequence, buckets)
      const visit = (meeting: number) => {
        if (sequences[meeting] === sequence) show(texts[meeting] ?? 0, lefts[meeting] ?? 0)
      }
      for (let at = twins[bucket] ?? 0; at && !isTwin[text]; at = nexts[at] ?? 0) visit(at)
      let before = 0
      for (let at = others[bucket] ?? 0; at; ) {
        const next = nexts[at] ?? 0
        visit(at)
        if (isTwin[texts[at] ?? 0]) {
          if (before) nexts[before] = next
          else others[bucket] = next
          push(twins, bucket, at)
        } else before = at
        at = next
      }
      last += 1
      sequences[last] = sequence
      texts[last] = text
      lefts[last] = left
      push(isTwin[text] ? twins : others, bucket, last)
    },
  }
}
