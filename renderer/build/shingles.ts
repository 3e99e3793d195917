import type { Words } from './words.ts'

/** The five-word sequences of a text, hashed, each once; none is 0. Two texts are as similar as the sequences they share. */
export type Shingles = Uint32Array

const length = 5

/** A sequence is a number to this base, of which each word is a digit. */
const base = 0x2c1b3c6d
/** What the digit before the first counted for. */
const power = Array.from({ length }, () => base).reduce((product, factor) => Math.imul(product, factor))

/** Numbers of 32 bits meet by chance once in some thousand pages, which changes a share by less than a thousandth. */
export function shinglesOf(words: Words): Shingles {
  const shingles = new Uint32Array(Math.max(words.length - length + 1, 0))
  empty(shingles.length)
  let count = 0
  let sequence = 0
  for (let at = 0; at < words.length; at += 1) {
    const left = at < length ? 0 : (words[at - length] ?? 0)
    sequence = (Math.imul(sequence, base) + (words[at] ?? 0) - Math.imul(power, left)) | 0
    if (at < length - 1) continue
    const shingle = mix(sequence) || 1
    const place = placeOf(shingle)
    if (table[place] === shingle) continue
    table[place] = shingle
    shingles[count++] = shingle
  }
  return shingles.slice(0, count)
}

/**
 * Jaccard: what both have, as a part of what either has.
 *
 * @param least texts that turn out to share less are not compared to the end: some number below it is the answer
 */
export function similarity(one: Shingles, other: Shingles, least = 0): number {
  if (inTable !== one) {
    empty(one.length)
    for (let at = 0; at < one.length; at += 1) table[placeOf(one[at] ?? 0)] = one[at] ?? 0
    inTable = one
  }
  const all = one.length + other.length
  const allowed = other.length - (least * all) / (1 + least)
  let shared = 0
  for (let at = 0; at < other.length && at - shared <= allowed; at += 1)
    if (table[placeOf(other[at] ?? 0)] === other[at]) shared += 1
  return shared / Math.max(all - shared, 1)
}

/** Sequences, each at a place that its own number names or one soon after; 0 where there is none. One for all texts. */
let table = new Uint32Array(2 ** 13)
/** The text whose sequences these are, if they are all of a text's: one is compared with many. */
let inTable: Shingles | undefined

function empty(room: number): void {
  inTable = undefined
  if (table.length < 2 * room) table = new Uint32Array(2 ** Math.ceil(Math.log2(2 * room)))
  else table.fill(0)
}

function placeOf(shingle: number): number {
  const last = table.length - 1
  let place = shingle & last
  while (table[place] !== 0 && table[place] !== shingle) place = (place + 1) & last
  return place
}

/** A number that shows no trace of the one it comes from. */
export function mix(number: number): number {
  let value = Math.imul(number ^ (number >>> 15), 0x2c1b3c6d)
  value = Math.imul(value ^ (value >>> 13), 0x297a2d39)
  return (value ^ (value >>> 16)) >>> 0
}
