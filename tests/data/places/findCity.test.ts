import { expect, test } from 'vitest'
import { findCity } from '#data/places/findCity.ts'
import { findPostalArea, formatPostalCode, type PostalCodes, postalArea } from '#data/quote/postalCheck.ts'

const cities = ['Ajax', 'Whitby', 'Oshawa', 'Perry', 'Port Perry', 'Montréal', 'L’Île-Perrot'].map(
  (name) => ({ name, slug: name.toLowerCase().replace(' ', '-') }),
)

const codes: PostalCodes = { cities: { ajax: ['L1T', 'L1S'], scarborough: ['M1X'] }, mixed: ['L0B'] }

test.each([
  ['a street named after another city', { address: '12 Oshawa Boulevard, Whitby' }, 'Whitby'],
  ['the page, if nothing else names one', { page: '/services/ajax/hot-tub-removal' }, 'Ajax'],
  ['the message', { message: 'A couch in port perry' }, 'Port Perry'],
  ['a message with an ending after an apostrophe', { message: 'A couch near Ajax’s waterfront' }, 'Ajax'],
  ['a message without the apostrophe', { message: 'A couch in lile perrot' }, 'L’Île-Perrot'],
  ['an address without accents', { address: '3 rue Ajax, Montreal' }, 'Montréal'],
  ['accents in two characters', { address: "3 rue Ajax, L'I\u0302le Perrot" }, 'L’Île-Perrot'],
  ['the longer of two names with the same ending', { address: '5 Elm Street, Port Perry' }, 'Port Perry'],
  ['the last of two cities', { message: 'From Ajax to Whitby' }, 'Whitby'],
  ['no part of a word', { message: 'Sofa in Ajaxville' }, undefined],
  ['the address before the postal code', { address: '1 Main St, Whitby', postalCode: 'L1S 4W2' }, 'Whitby'],
  ['the postal code before the message', { postalCode: 'l1s', message: 'In Oshawa' }, 'Ajax'],
  ['the message before the page', { message: 'A couch in Whitby', page: '/service-areas/ajax' }, 'Whitby'],
  ['the message, if the postal code is of several cities', { postalCode: 'L0B', message: 'In Ajax' }, 'Ajax'],
  ['nothing', {}, undefined],
])('the city of a quote is found by %s', (_from, place, name) => {
  expect(findCity(cities, { postalCode: '', message: '', page: '', ...place }, codes)?.name).toBe(name)
})

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
