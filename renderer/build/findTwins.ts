import { type GroupedText, groupSequences } from './groupSequences.ts'
import { type Shingles, similarity } from './shingles.ts'

/** A text that shares more than the limit with another; both by their places in the list. */
export type Twin = { one: number; other: number; share: number }

/**
 * Every text that shares more than the limit with another one, once, with one that it shares so much with.
 *
 * Not all pairs are compared. Two such texts meet at a group of sequences that is among the rarest of both (prefix
 * filtering), and from the first one on enough of both is left (positional filtering); and of two that are known to be twins
 * of others nothing is left to find out.
 */
export function findTwins(texts: readonly Shingles[], limit: number): Twin[] {
  const { grouped, end } = groupSequences(texts)
  const isTwin = new Uint8Array(texts.length)
  const meetings = makeMeetings(grouped, end, isTwin)
  /** By which text each was last looked at. */
  const lookedAt = new Int32Array(texts.length).fill(-1)
  const twins: Twin[] = []

  // The shortest first: a twin that comes later is no shorter, so that less of a text need be found by it.
  const order = [...grouped.entries()].sort(([, one], [, other]) => one.length - other.length)
  for (const [one, text] of order) {
    const compare = (other: number, left: number) => {
      if (lookedAt[other] === one || (isTwin[one] && isTwin[other])) return
      lookedAt[other] = one
      const otherText = grouped[other] ?? text
      const needed = (limit / (1 + limit)) * (text.length + otherText.length)
      if (left <= needed || !mayShare(text, otherText, needed)) return
      const share = similarity(texts[one] ?? nothing, texts[other] ?? nothing, limit)
      if (share <= limit) return
      if (!isTwin[one]) twins.push({ one, other, share })
      if (!isTwin[other]) twins.push({ one: other, other: one, share })
      isTwin[one] = isTwin[other] = 1
    }

    let left = text.length
    for (let at = 0; left > limit * text.length; at += 1) {
      const group = text.groups[at] ?? 0
      meetings.show(group, one, left, compare)
      if (left > ((2 * limit) / (1 + limit)) * text.length) meetings.add(group, one, left)
      left -= text.weights[at] ?? 0
    }
  }
  return twins
}

const nothing: Shingles = new Uint32Array()

/** False where two texts do not share more than is needed. */
function mayShare(one: GroupedText, other: GroupedText, needed: number): boolean {
  let allowed = one.length + other.length - 2 * needed
  for (let i = 0, j = 0; i < one.groups.length && j < other.groups.length && allowed > 0; ) {
    const a = one.groups[i] ?? 0
    const b = other.groups[j] ?? 0
    const weight = a <= b ? (one.weights[i] ?? 0) : 0
    const otherWeight = b <= a ? (other.weights[j] ?? 0) : 0
    allowed -= Math.abs(weight - otherWeight)
    if (a <= b) i += 1
    if (b <= a) j += 1
  }
  return allowed > 0
}

/** Who has been at a group: a linked list of the known twins for each, and one of the others. */
function makeMeetings(grouped: readonly GroupedText[], end: number, isTwin: Uint8Array) {
  const room = grouped.reduce((sum, { groups }) => sum + groups.length, 0)
  const twins = new Uint32Array(end)
  const others = new Uint32Array(end)
  // Of each meeting; none has the number 0, at which a list ends.
  const texts = new Uint32Array(room + 1)
  const lefts = new Uint32Array(room + 1)
  const nexts = new Uint32Array(room + 1)
  let last = 0

  function push(list: Uint32Array, group: number, meeting: number) {
    nexts[meeting] = list[group] ?? 0
    list[group] = meeting
  }

  return {
    /**
     * Shows a text those that were at one of its groups before it, known twins only as long as it is none itself.
     *
     * @param left how many of the text's sequences come from there on
     * @param show told which text it is, and of which of the two less is left, and how much
     */
    show(group: number, text: number, left: number, show: (other: number, left: number) => void): void {
      for (let at = twins[group] ?? 0; at && !isTwin[text]; at = nexts[at] ?? 0)
        show(texts[at] ?? 0, Math.min(left, lefts[at] ?? 0))
      let before = 0
      for (let at = others[group] ?? 0; at; ) {
        const next = nexts[at] ?? 0
        const other = texts[at] ?? 0
        show(other, Math.min(left, lefts[at] ?? 0))
        if (isTwin[other]) {
          if (before) nexts[before] = next
          else others[group] = next
          push(twins, group, at)
        } else before = at
        at = next
      }
    },
    add(group: number, text: number, left: number): void {
      last += 1
      texts[last] = text
      lefts[last] = left
      push(isTwin[text] ? twins : others, group, last)
    },
  }
}
