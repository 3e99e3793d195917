import { expect, test } from 'vitest'
import { findPostalArea, type PostalCodes, postalArea } from '#data/quote/postalCheck.ts'
import postalCodes from '#data/quote/postalCodes.json'
import { citySlugs } from '#tests/support/content/specification.ts'

const codes: PostalCodes = postalCodes

test('every city has its areas, and no area is listed twice', () => {
  const areas = [...Object.values(codes.cities), codes.mixed].flat()

  expect(Object.keys(codes.cities).sort()).toEqual([...citySlugs].sort())
  expect(areas).toHaveLength(37)
  expect(new Set(areas).size).toBe(areas.length)
  for (const area of areas) expect(area).toMatch(/^[LM]\d[A-Z]$/)
})

test.each([
  ['L1S', 'L1S'],
  ['l1s', 'L1S'],
  [' l1s 4w2 ', 'L1S'],
  ['M1X-1A1', 'M1X'],
  ['LOB', 'L0B'],
  ['LIS', 'L1S'],
  ['L1O', 'L1O'],
])('%j is in the area %s', (typed, area) => {
  expect(postalArea(typed)).toBe(area)
})

test.each(['', 'L', 'L1', ' L 1 '])('%j is incomplete', (typed) => {
  expect(postalArea(typed)).toBeUndefined()
})

test.each(['123', 'ABC', '90210', 'L12', 'É1S'])('%j is no postal code', (typed) => {
  expect(postalArea(typed)).toBe('')
})

test.each([
  ['L1S', { kind: 'city', slug: 'ajax' }],
  ['M1X', { kind: 'city', slug: 'scarborough' }],
  ['L1B', { kind: 'city', slug: 'newcastle' }],
  ['L0B', { kind: 'mixed' }],
  ['K1A', { kind: 'unknown' }],
])('the area %s is %o', (area, found) => {
  expect(findPostalArea(codes, area)).toEqual(found)
})
