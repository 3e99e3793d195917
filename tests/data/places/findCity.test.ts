import { expect, test } from 'vitest'
import { findCity } from '#data/places/findCity.ts'

const cities = ['Ajax', 'Whitby', 'Oshawa', 'Perry', 'Port Perry', 'Montréal', 'L’Île-Perrot'].map(
  (name) => ({ name, slug: name.toLowerCase().replace(' ', '-') }),
)

const codes = { cities: { ajax: ['L1S'] }, mixed: ['L0B'] }

test.each([
  ['a street named after another city', { address: '12 Oshawa Boulevard, Whitby' }, 'Whitby'],
  ['the page, if nothing else names one', { page: '/services/ajax/hot-tub-removal' }, 'Ajax'],
  ['the message', { message: 'A couch in port perry' }, 'Port Perry'],
  ['a message with an ending after an apostrophe', { message: 'A couch near Ajax’s waterfront' }, 'Ajax'],
  ['a message without the apostrophe', { message: 'A couch in lile perrot' }, 'L’Île-Perrot'],
  ['an address without accents', { address: '3 rue Ajax, Montreal' }, 'Montréal'],
  [
    'an address with accents in two characters',
    { address: "3 rue Ajax, L'I\u0302le Perrot" },
    'L’Île-Perrot',
  ],
  ['the longer of two names with the same ending', { address: '5 Elm Street, Port Perry' }, 'Port Perry'],
  ['the last of two cities', { message: 'From Ajax to Whitby' }, 'Whitby'],
  ['no part of a word', { message: 'Sofa in Ajaxville' }, undefined],
  [
    'the address before the postal code',
    { address: '12 Main Street, Whitby', postalCode: 'L1S 4W2', message: 'In Oshawa' },
    'Whitby',
  ],
  [
    'the postal code before the message',
    { address: '12 Main Street', postalCode: 'l1s', message: 'In Oshawa' },
    'Ajax',
  ],
  ['the message before the page', { message: 'A couch in Whitby', page: '/service-areas/ajax' }, 'Whitby'],
  ['the message, if the postal code is of several cities', { postalCode: 'L0B', message: 'In Ajax' }, 'Ajax'],
  ['nothing', {}, undefined],
])('the city of a quote is found by %s', (_from, place, name) => {
  expect(findCity(cities, { postalCode: '', message: '', page: '', ...place }, codes)?.name).toBe(name)
})
