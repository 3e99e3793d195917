import { mix, type Shingles } from './shingles.ts'

/** A text as groups of its sequences, those first that stand in the fewest texts: some hundred numbers instead of thousands. */
export type GroupedText = {
  /** How many sequences it has. */
  length: number
  /** In rising order, which is the same for all texts. */
  groups: Uint32Array
  /** How many of its sequences are in each. */
  weights: Uint32Array
}

/**
 * However much text there is, these take 64 MB for each search; with fewer, more sequences get into a group that is not theirs.
 */
const maxBuckets = 2 ** 24
const maxGroups = 2 ** 20

/**
 * Puts sequences that stand in the same texts into one group: what a town's pages say of it is one, and what a page alone
 * says. Now and then others get into it, too; by that texts seem to share more than they do, never less.
 *
 * @returns the texts, and a number above those of all groups
 */
export function groupSequences(texts: readonly Shingles[]): { grouped: GroupedText[]; end: number } {
  const signatures = signBuckets(texts)
  const end = Math.min(signatures.length, maxGroups)
  const scale = new Uint32Array(end)
  const groupOf = (sequence: number) =>
    mix(signatures[bucketOf(sequence, signatures.length)] ?? 0) & (end - 1)

  // One for all texts: left behind by each, they would take more memory than the texts.
  const found = new Uint32Array(texts.reduce((most, { length }) => Math.max(most, length), 0))
  const pairs = new Float64Array(found.length)

  const grouped = texts.map((text) => weigh(text, groupOf, scale, found))
  const ranks = rankGroups(grouped, end)
  for (const text of grouped) sortByRank(text, ranks, pairs.subarray(0, text.groups.length))
  return { grouped, end }
}

const bucketOf = (sequence: number, buckets: number) => sequence & (buckets - 1)

/** In which texts the sequences of a bucket stand: the sum of a number that each text has. */
function signBuckets(texts: readonly Shingles[]): Uint32Array {
  const all = texts.reduce((sum, { length }) => sum + length, 1)
  const signatures = new Uint32Array(Math.min(2 ** Math.ceil(Math.log2(all)), maxBuckets))
  for (const [place, text] of texts.entries()) {
    const number = mix(place + 1)
    for (let at = 0; at < text.length; at += 1) {
      const bucket = bucketOf(text[at] ?? 0, signatures.length)
      signatures[bucket] = (signatures[bucket] ?? 0) + number
    }
  }
  return signatures
}

/**
 * @param scale a number for each group, all 0 before and after
 * @param found room for the text's groups
 */
function weigh(
  text: Shingles,
  groupOf: (sequence: number) => number,
  scale: Uint32Array,
  found: Uint32Array,
): GroupedText {
  let count = 0
  for (let at = 0; at < text.length; at += 1) {
    const group = groupOf(text[at] ?? 0)
    if (scale[group] === 0) found[count++] = group
    scale[group] = (scale[group] ?? 0) + 1
  }
  const groups = found.slice(0, count)
  const weights = new Uint32Array(count)
  for (let at = 0; at < count; at += 1) {
    const group = groups[at] ?? 0
    weights[at] = scale[group] ?? 0
    scale[group] = 0
  }
  return { length: text.length, groups, weights }
}

/** For each group its place among all, after how many texts it stands in. */
function rankGroups(grouped: readonly GroupedText[], end: number): Uint32Array {
  const counts = new Uint32Array(end)
  for (const { groups } of grouped)
    for (let at = 0; at < groups.length; at += 1) {
      const group = groups[at] ?? 0
      counts[group] = (counts[group] ?? 0) + 1
    }
  // A count and a group are one number: sorted without a function, that takes a fifteenth of the time.
  const order = new Float64Array(end)
  let used = 0
  for (let group = 0; group < end; group += 1) {
    const count = counts[group] ?? 0
    if (count > 0) order[used++] = count * end + group
  }
  order.subarray(0, used).sort()
  const ranks = new Uint32Array(end)
  for (let rank = 0; rank < used; rank += 1) ranks[(order[rank] ?? 0) % end] = rank
  return ranks
}

const perRank = 2 ** 32

/** @param pairs as many numbers as there are groups */
function sortByRank({ groups, weights }: GroupedText, ranks: Uint32Array, pairs: Float64Array): void {
  for (let at = 0; at < pairs.length; at += 1)
    pairs[at] = (ranks[groups[at] ?? 0] ?? 0) * perRank + (weights[at] ?? 0)
  pairs.sort()
  for (let at = 0; at < pairs.length; at += 1) {
    groups[at] = (pairs[at] ?? 0) / perRank
    weights[at] = (pairs[at] ?? 0) % perRank
  }
}
