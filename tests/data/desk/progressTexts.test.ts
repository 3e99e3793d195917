import { expect, test } from 'vitest'
import {
  conflictingFields,
  progressTexts,
  readTexts,
  unsavedTexts,
  withoutSaved,
  withoutStored,
  withTyped,
} from '#data/desk/progressTexts.ts'
import type { QuoteProgress } from '#data/desk/quoteProgress.ts'

const quote: QuoteProgress = {
  status: 'contacted',
  lostReason: '',
  address: '',
  followUp: '',
  visitDay: '',
  visitWindow: '',
  price: 210,
  cubicYards: null,
  note: '',
}

test('the fields show the quote’s values', () => {
  expect(progressTexts(quote)).toMatchObject({ status: 'contacted', price: '210', cubicYards: '' })
})

test('a typed value counts as a change if it differs from the stored one', () => {
  expect(unsavedTexts(quote, { price: '210', note: 'Side door' })).toEqual({ note: 'Side door' })
  expect(readTexts(quote, { price: '210', note: 'Side door' })).toEqual({
    changes: { note: 'Side door' },
    faults: [],
  })
})

test.each([
  ['$1,250.50', 1250.5],
  ['1 250', 1250],
  ['4,5', 4.5],
  ['', null],
])('a price typed as "%s" is %s', (price, read) => {
  expect(readTexts(quote, { price }).changes).toEqual({ price: read })
})

test('a fault names its field', () => {
  for (const price of ['cheap', '1.200', '1,20,000', '0,500', '1e3', '0x10', '-5'])
    expect(readTexts(quote, { price }).faults.map(({ field }) => field)).toEqual(['price'])
  expect(readTexts(quote, { status: 'booked' }).faults.map(({ field }) => field)).toEqual(['visitDay'])
})

test('the lost reason counts as a change only if the status is lost', () => {
  expect(unsavedTexts(quote, { lostReason: 'Too far' })).toEqual({})
  expect(unsavedTexts(quote, { lostReason: 'Too far', status: 'lost' })).toHaveProperty('lostReason')
  expect(unsavedTexts({ ...quote, status: 'lost' }, { lostReason: 'Too far' })).toHaveProperty('lostReason')
})

test('an edit is dropped once the stored quote has the same text', () => {
  const typed = withTyped({}, quote, { note: 'Side door ', price: '$315', address: '1 King Street' })

  const left = withoutStored(typed, { ...quote, note: 'Side door', price: 315 })

  expect(Object.keys(left)).toEqual(['address'])
})

test('an edit of the field that is being edited is kept', () => {
  const typed = withTyped({}, quote, { cubicYards: '6.', note: 'Call back ' })

  const left = withoutStored(typed, { ...quote, cubicYards: 6, note: 'Call back' }, 'cubicYards')

  expect(Object.keys(left)).toEqual(['cubicYards'])
})

test('a field conflicts if its stored value changed after it was edited, to a different value', () => {
  const newer: QuoteProgress = { ...quote, note: 'Call first', price: 315, address: '1 King Street' }
  const typed = withTyped({}, quote, { note: 'Side do', price: '315' })

  const typedOn = withTyped(typed, newer, { note: 'Side door', address: '2 King Street' })

  expect(conflictingFields(quote, typed)).toEqual([])
  expect(conflictingFields(newer, typedOn)).toEqual(['note'])
  expect(
    conflictingFields({ ...quote, lostReason: 'Too far' }, withTyped({}, quote, { lostReason: 'Price' })),
  ).toEqual([])
})

test('text typed during a save stays unsaved and does not conflict with the saved value', () => {
  const sent = { note: 'Side door', price: '$315' }
  const typed = withTyped({}, quote, { ...sent, note: 'Side door, ring', address: '1 King Street' })
  const saved: QuoteProgress = { ...quote, note: 'Side door', price: 315 }

  const left = withoutSaved(typed, sent, saved)

  expect(left).toEqual({
    note: { text: 'Side door, ring', base: 'Side door' },
    address: { text: '1 King Street', base: '' },
  })
  expect(conflictingFields(saved, left)).toEqual([])
})
