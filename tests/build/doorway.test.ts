import { expect, test } from 'vitest'
import { allContent } from '#data/checks/content.ts'
import { cities } from '#data/places/cities.ts'
import { cityServices } from '#data/services/cityServices.ts'
import { directServices } from '#data/services/directServices.ts'
import { readBuiltPages, textOf } from '#tests/support/build/builtPages.ts'

/** Doorway pages differ only by a name. Compares all pairs of a kind: Jaccard similarity of five-word shingles. */
type Pair = { one: string; other: string; share: number }

const pages = readBuiltPages().map(({ path, main }) => ({ path, text: textOf(main).toLowerCase() }))
const names = [
  ...cities.map(({ name }) => name),
  ...Object.values(allContent().cities).flatMap(({ neighbourhoods }) => neighbourhoods),
  ...cityServices.map(({ name }) => name),
].sort((one, other) => other.length - one.length)
const anyName = new RegExp(`\\b(${names.join('|')})\\b`.toLowerCase(), 'g')
const ofCityService = /^\/services\/([^/]+)\/([^/]+)$/

test('city-service pages share at most 0.65, or 0.8 with names masked, and pages of one city or service have a lower median', () => {
  const count = cities.length * cityServices.length
  const plain = pairsOf(ofCityService)
  const masked = pairsOf(ofCityService, (text) => text.replace(anyName, 'name'))
  const isSame =
    (part: number) =>
    ({ one, other }: Pair) =>
      ofCityService.exec(one)?.[part] === ofCityService.exec(other)?.[part]

  expect(plain).toHaveLength((count * (count - 1)) / 2)
  expect(over(0.65, plain)).toEqual([])
  expect(over(0.8, masked)).toEqual([])
  expect(median(plain.filter(isSame(2)))).toBeLessThanOrEqual(0.5)
  expect(median(masked.filter(isSame(2)))).toBeLessThanOrEqual(0.65)
  expect(median(plain.filter(isSame(1)))).toBeLessThanOrEqual(0.35)
})

test.each([
  ['city pages', /^\/service-areas\/./, cities.length],
  ['direct service pages', /^\/services\/[^/]+$/, directServices.length],
])('%s share at most 0.65', (_kind, pattern, count) => {
  const pairs = pairsOf(pattern)

  expect(pairs).toHaveLength((count * (count - 1)) / 2)
  expect(over(0.65, pairs)).toEqual([])
})

function pairsOf(pattern: RegExp, change = (text: string) => text): Pair[] {
  const compared = pages
    .filter(({ path }) => pattern.test(path))
    .map(({ path, text }) => ({ path, shingles: shinglesOf(change(text)) }))
  return compared.flatMap(({ path: one, shingles }, index) =>
    compared.slice(index + 1).map(({ path: other, shingles: others }) => {
      let shared = 0
      for (const shingle of shingles) if (others.has(shingle)) shared += 1
      return { one, other, share: shared / (shingles.size + others.size - shared) }
    }),
  )
}

function shinglesOf(text: string): Set<string> {
  const words = text.match(/[\p{L}\p{N}$’'-]+/gu) ?? []
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')))
}

const over = (limit: number, pairs: readonly Pair[]) =>
  pairs
    .filter(({ share }) => share > limit)
    .map(({ one, other, share }) => `${one} and ${other} share ${share.toFixed(2)}`)

/** 0 where nothing can be compared: a company may have one city. */
const median = (pairs: readonly Pair[]) =>
  pairs.map(({ share }) => share).sort((one, other) => one - other)[Math.floor(pairs.length / 2)] ?? 0
