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

test('a postal code is typed in many ways, is incomplete, or is none', () => {
  const areas = { L1S: ['L1S', 'l1s', ' l1s 4w2 ', 'LIS'], M1X: ['M1X-1A1'], L0B: ['LOB'], L1O: ['L1O'] }
  const incomplete = ['', 'L', 'L1', ' L 1 ']
  const none = ['123', 'ABC', '90210', 'L12', 'É1S']

  for (const [area, typed] of Object.entries(areas))
    expect(typed.map(postalArea)).toEqual(typed.map(() => area))
  expect(incomplete.map(postalArea)).toEqual(incomplete.map(() => undefined))
  expect(none.map(postalArea)).toEqual(none.map(() => ''))
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
