import { expect, test } from 'vitest'
import { readNewQuote } from '#data/desk/newQuote.ts'
import {
  conflictingFields,
  findProgressFaults,
  parseQuoteChanges,
  progressFields,
  progressTexts,
  type QuoteProgress,
  readTexts,
  unsavedTexts,
  withoutSaved,
  withoutStored,
  withTyped,
} from '#data/desk/quoteProgress.ts'

test('the owner’s texts are normalized like a visitor’s', () => {
  const parsed = parseQuoteChanges({ address: ' 12\nHarwood ', note: 'a\r\nb\u0000 ', lostReason: '\u200b' })

  expect(parsed).toEqual({ changes: { address: '12 Harwood', note: 'a\nb', lostReason: '' } })
})

test('what the desk writes down becomes a request, or a fault for each field', () => {
  const read = readNewQuote({ name: 'Ada', phone: '905 555 0142', price: '100', message: 'Fridge' })
  const faulty = readNewQuote({ name: 'Ada', price: 'much', followUp: 'soon' })

  expect(read).toMatchObject({ quote: { name: 'Ada', price: 100, message: 'Fridge' }, faults: [] })
  expect(readNewQuote({ name: 'Ada', phone: '905 555 0142' }).quote?.message).toBe('')
  expect(faulty.quote).toBeUndefined()
  expect(faulty.faults.map(({ field }) => field)).toEqual(['followUp', 'price', 'phone'])
})

test('every field may be empty, and values at their limits are kept', () => {
  const empty = { address: '', followUp: '', visitDay: '', visitFrom: '', price: null, cubicYards: null }
  const full = { note: '🚛'.repeat(5000), price: 99_999, cubicYards: 0.01, visitFrom: '17:00' }

  expect([parseQuoteChanges(empty), parseQuoteChanges(full)]).toEqual([{ changes: empty }, { changes: full }])
})

test.each<[input: unknown, text: string]>([
  ...['sold', null].map((status): [unknown, string] => [
    { status },
    'The status must be one of: new, contacted, booked, done, lost, spam.',
  ]),
  [{ note: 'x'.repeat(5001) }, 'The note can have at most 5000 characters.'],
  [{ note: null }, 'The note must be a text.'],
  ...['2026-02-30', '0026-11-27', '+020266-01'].map((followUp): [unknown, string] => [
    { followUp },
    'The follow-up must be a day like 2026-11-27, or empty.',
  ]),
  [{ visitDay: '27.11.2026' }, 'The day of the visit must be a day like 2026-11-27, or empty.'],
  [{ visitFrom: 'noon' }, 'The beginning of the arrival window must be a time like 13:00, or empty.'],
  ...[Number.NaN, '210', -1, 1.001].map((price): [unknown, string] => [
    { price },
    'The price must be a number from 0 to 99999 with two decimals at most, or empty.',
  ]),
  [{ cubicYards: 501 }, 'The load must be a number from 0 to 500 with two decimals at most, or empty.'],
  [{ id: 'x' }, 'There is no field "id" to change.'],
  [undefined, 'The changes must be an object.'],
])('%j has one fault: %s', (input, text) => {
  expect(parseQuoteChanges(input).faults?.map((fault) => fault.text)).toEqual([text])
})

test.each([
  ['booked', 'visitDay', '2026-11-27'],
  ['lost', 'lostReason', 'Too expensive'],
] as const)('a %s quote needs a %s', (status, needed, value) => {
  const progress = { status, visitDay: '', visitFrom: '', visitTo: '', lostReason: '' } as QuoteProgress

  expect(findProgressFaults(progress).map(({ field }) => field)).toEqual([needed])
  expect(findProgressFaults({ ...progress, [needed]: value })).toEqual([])
  expect(findProgressFaults({ ...progress, status: 'contacted' })).toEqual([])
})

const quote = {
  ...Object.fromEntries(progressFields.map((field) => [field, ''])),
  status: 'contacted',
  price: 210,
  cubicYards: null,
  load: '',
} as QuoteProgress & { load: string }

test('the fields show the quote’s values, and the load as counted until the owner enters another', () => {
  const counted = { ...quote, load: '2 fridges, 1 couch: 4.325 cubic yards' }

  expect(progressTexts(quote)).toMatchObject({ status: 'contacted', price: '210', cubicYards: '' })
  expect(progressTexts(counted).cubicYards).toBe('4.4')
  expect(progressTexts({ ...counted, cubicYards: 6 }).cubicYards).toBe('6')
  expect(unsavedTexts(counted, { cubicYards: '4.4' })).toEqual({})
})

test('a typed value counts as a change if it differs from the stored one', () => {
  expect(unsavedTexts(quote, { price: '210', note: 'Side door' })).toEqual({ note: 'Side door' })
  const read = readTexts(quote, { price: '210', note: 'Side door' })
  expect(read).toEqual({ changes: { note: 'Side door' }, faults: [] })
  // The reason counts only if the job is lost.
  expect(unsavedTexts(quote, { lostReason: 'Too far' })).toEqual({})
  expect(unsavedTexts(quote, { lostReason: 'Too far', status: 'lost' })).toHaveProperty('lostReason')
  expect(unsavedTexts({ ...quote, status: 'lost' }, { lostReason: 'Too far' })).toHaveProperty('lostReason')
})

test.each([
  ['$1,250.50', 1250.5],
  ['1 250', 1250],
  ['4,5', 4.5],
  ['.75', 0.75],
  ['', null],
])('a price typed as "%s" is %s', (price, read) => {
  expect(readTexts(quote, { price }).changes).toEqual({ price: read })
})

test('a fault names its field', () => {
  for (const price of ['cheap', '1.200', '1,20,000', '0,500', '1e3', '0x10', '-5'])
    expect(readTexts(quote, { price }).faults.map(({ field }) => field)).toEqual(['price'])
  expect(readTexts(quote, { status: 'booked' }).faults.map(({ field }) => field)).toEqual(['visitDay'])
})

test('an edit is dropped once the stored quote has the same text, but not in the field that is being edited', () => {
  const typed = withTyped({}, quote, {
    note: 'Side door ',
    price: '$315',
    address: '1 King St',
    cubicYards: '6.',
  })

  const left = withoutStored(typed, { ...quote, note: 'Side door', price: 315, cubicYards: 6 }, 'cubicYards')

  expect(Object.keys(left)).toEqual(['address', 'cubicYards'])
})

test('a field conflicts if its stored value changed after it was edited, to a different value', () => {
  const newer = { ...quote, note: 'Call first', price: 315, address: '1 King Street' }
  const typed = withTyped({}, quote, { note: 'Side do', price: '315' })

  const typedOn = withTyped(typed, newer, { note: 'Side door', address: '2 King Street' })

  expect(conflictingFields(quote, typed)).toEqual([])
  expect(conflictingFields(newer, typedOn)).toEqual(['note'])
  const reasons = withTyped({}, quote, { lostReason: 'Price' })
  expect(conflictingFields({ ...quote, lostReason: 'Too far' }, reasons)).toEqual([])
})

test('text typed during a save stays unsaved and does not conflict with the saved value', () => {
  const sent = { note: 'Side door', price: '$315' }
  const typed = withTyped({}, quote, { ...sent, note: 'Side door, ring', address: '1 King Street' })
  const saved = { ...quote, note: 'Side door', price: 315 }

  const left = withoutSaved(typed, sent, saved)

  expect(left).toEqual({
    note: { text: 'Side door, ring', base: 'Side door' },
    address: { text: '1 King Street', base: '' },
  })
  expect(conflictingFields(saved, left)).toEqual([])
})
