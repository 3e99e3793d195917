import { expect, test } from 'vitest'
import { findPostalArea, formatPostalCode, type PostalCodes, postalArea } from '#data/quote/postalCheck.ts'

const codes: PostalCodes = { cities: { ajax: ['L1T', 'L1S'], scarborough: ['M1X'] }, mixed: ['L0B'] }

test('a postal code is recognized in several spellings, and incomplete and invalid ones are told apart', () => {
  const areas = { L1S: ['L1S', 'l1s', ' l1s 4w2 ', 'LIS'], M1X: ['M1X-1A1'], L0B: ['LOB'], L1O: ['L1O'] }
  const incomplete = ['', 'L', 'L1', ' L 1 ']
  const none = ['123', 'ABC', '90210', 'L12', 'É1S']

  for (const [area, typed] of Object.entries(areas))
    expect(typed.map(postalArea)).toEqual(typed.map(() => area))
  expect(incomplete.map(postalArea)).toEqual(incomplete.map(() => undefined))
  expect(none.map(postalArea)).toEqual(none.map(() => ''))
})

test.each([
  ['l1s4w2', 'L1S 4W2'],
  ['LOB-IMO', 'L0B 1M0'],
  ['l1s 4w', 'L1S'],
  ['LIS', 'L1S'],
  ['L1', ''],
  ['90210', ''],
])('%s goes into the message as "%s"', (typed, formatted) => {
  expect(formatPostalCode(typed)).toBe(formatted)
})

test.each([
  ['L1S', { kind: 'city', slug: 'ajax' }],
  ['M1X', { kind: 'city', slug: 'scarborough' }],
  ['L0B', { kind: 'mixed' }],
  ['K1A', { kind: 'unknown' }],
])('the area %s is %o', (area, found) => {
  expect(findPostalArea(codes, area)).toEqual(found)
})
