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

  for (let one = 0; one < texts.length; one += 1) {
    const text = texts[one] ?? new Uint32Array()

    const compare = (other: number, left: number) => {
      if (lookedAt[other] === one || (isTwin[one] && isTwin[other])) return
      lookedAt[other] = one
      const otherText = texts[other] ?? new Uint32Array()
      // All that is left would have to be more than what they need to share.
      if (left <= (limit / (1 + limit)) * (text.length + otherText.length)) return
      const share = similarity(text, otherText, limit)
      if (share <= limit) return
      if (!isTwin[one]) twins.push({ one, other, share })
      if (!isTwin[other]) twins.push({ one: other, other: one, share })
      isTwin[one] = isTwin[other] = 1
    }

    const rarest = rarestOf(text, counts, limit)
    for (let at = 0; at < rarest.length; at += 1) {
      const rank = rarest[at] ?? 0
      // What no other text has leads to nothing.
      if (rank >= 2 * perCount) meetings.join(rank % perCount, one, text.length - at, compare)
    }
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
    for (let at = 0; at < text.length; at += 1) {
      const bucket = bucketOf(text[at] ?? 0, counts.length)
      counts[bucket] = (counts[bucket] ?? 0) + 1
    }
  return counts
}

/** Of so many sequences of a text, another one that has none of them shares less than the limit. */
const prefixLength = (length: number, limit: number) =>
  Math.min(length, length - Math.ceil(limit * length) + 1)

/** A count and a sequence are one number: sorted without a function, that takes a fifteenth of the time. */
const perCount = 2 ** 32

/** The first of a text's sequences, those first that stand in few texts: for each its count, times perCount, and itself. */
function rarestOf(text: Shingles, counts: Uint32Array, limit: number): Float64Array {
  const ranked = new Float64Array(text.length)
  for (let at = 0; at < text.length; at += 1) {
    const sequence = text[at] ?? 0
    ranked[at] = (counts[bucketOf(sequence, counts.length)] ?? 0) * perCount + sequence
  }
  return ranked.sort().subarray(0, prefixLength(text.length, limit))
}

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
    /**
     * Shows a text those that were at one of its sequences before it, known twins only as long as it is none itself, and
     * adds it.
     *
     * @param left how many of the text's sequences come from there on
     * @param show told which text it is, and of which of the two less is left, and how much
     */
    join(sequence: number, text: number, left: number, show: (other: number, left: number) => void): void {
      const bucket = bucketOf(sequence, buckets)
      for (let at = twins[bucket] ?? 0; at && !isTwin[text]; at = nexts[at] ?? 0)
        if (sequences[at] === sequence) show(texts[at] ?? 0, Math.min(left, lefts[at] ?? 0))
      let before = 0
      for (let at = others[bucket] ?? 0; at; ) {
        const next = nexts[at] ?? 0
        const other = texts[at] ?? 0
        if (sequences[at] === sequence) show(other, Math.min(left, lefts[at] ?? 0))
        if (isTwin[other]) {
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
