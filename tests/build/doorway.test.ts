import { describe, expect, test } from 'vitest'
import { cities } from '#data/cities/cities.ts'
import { cityServices } from '#data/services/city/cityServices.ts'
import { indexNames, maskNames } from '#renderer/build/maskNames.ts'
import { shinglesOf, similarity } from '#renderer/build/shingles.ts'
import { type Words, wordsOf } from '#renderer/build/words.ts'
import { readBuiltPages, textOf } from '#tests/support/builtPages.ts'
import { neighbourhoods } from '#tests/support/specification.ts'

/** Pages that differ by a name alone are doorway pages: how much any two share, in five-word sequences of what they say. */
const pages = readBuiltPages()
const names = indexNames(
  [
    ...cities.map(({ name }) => name),
    ...Object.values(neighbourhoods).flat(),
    ...cityServices.map(({ name }) => name),
  ].map(wordsOf),
)

type Measured = { address: string; city: string; service: string }

const cityServicePages = pages.flatMap((page) => {
  const [, city, service] = /^\/services\/([^/]+)\/([^/]+)$/.exec(page.address) ?? []
  return city && service ? [{ page, city, service, address: page.address }] : []
})

describe('city-service pages', () => {
  const plain = pairs(cityServicePages, ({ page }) => wordsOf(textOf(page.main)))
  const masked = pairs(cityServicePages, ({ page }) => maskNames(wordsOf(textOf(page.main)), names))

  test('no two share more than 0.65', () => {
    expect(cityServicePages).toHaveLength(216)
    expect(over(plain, 0.65)).toEqual([])
  })

  test('one service in two towns shares 0.50 at the median', () => {
    expect(median(shares(plain, ({ one, other }) => one.service === other.service))).toBeLessThanOrEqual(0.5)
  })

  test('two services in one town share 0.35 at the median', () => {
    expect(median(shares(plain, ({ one, other }) => one.city === other.city))).toBeLessThanOrEqual(0.35)
  })

  test('with every name masked, no two share more than 0.80, and 0.65 at the median', () => {
    expect(over(masked, 0.8)).toEqual([])
    expect(median(shares(masked, ({ one, other }) => one.service === other.service))).toBeLessThanOrEqual(
      0.65,
    )
  })
})

describe.each([
  ['city pages', /^\/service-areas\/./],
  ['direct service pages', /^\/services\/[^/]+$/],
])('%s', (_kind, pattern) => {
  test('no two share more than 0.65', () => {
    const kind = pages.filter(({ address }) => pattern.test(address))

    const shared = pairs(
      kind.map((page) => ({ page, address: page.address, city: '', service: '' })),
      ({ page }) => wordsOf(textOf(page.main)),
    )

    expect(kind.length).toBeGreaterThan(7)
    expect(over(shared, 0.65)).toEqual([])
  })
})

type Pair = { one: Measured; other: Measured; share: number }

function pairs<Page extends Measured>(list: readonly Page[], wordsOfPage: (page: Page) => Words): Pair[] {
  const measured = list.map((page) => ({ page, set: shinglesOf(wordsOfPage(page)) }))
  return measured.flatMap(({ page: one, set }, index) =>
    measured
      .slice(index + 1)
      .map(({ page: other, set: otherSet }) => ({ one, other, share: similarity(set, otherSet) })),
  )
}

const over = (list: readonly Pair[], limit: number): string[] =>
  list
    .filter(({ share }) => share > limit)
    .map(({ one, other, share }) => `${one.address} and ${other.address}: ${share.toFixed(2)}`)

const shares = (list: readonly Pair[], wanted: (pair: Pair) => boolean) =>
  list.filter(wanted).map(({ share }) => share)

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
