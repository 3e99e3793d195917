import { expect, test } from 'vitest'
import { findProgressFaults, parseQuoteChanges, type QuoteProgress } from '#data/desk/quoteProgress.ts'

test('the owner’s texts are normalized like a visitor’s', () => {
  const parsed = parseQuoteChanges({ address: ' 12\nHarwood ', note: 'a\r\nb\u0000 ', lostReason: '\u200b' })

  expect(parsed).toEqual({ changes: { address: '12 Harwood', note: 'a\nb', lostReason: '' } })
})

test('every field may be empty, and values at their limits are kept', () => {
  const empty = { address: '', followUp: '', visitDay: '', visitWindow: '', price: null, cubicYards: null }
  const full = { note: '🚛'.repeat(5000), price: 99_999, cubicYards: 0.01, visitWindow: 'evening' }

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
  [{ visitWindow: 'noon' }, 'The time of the visit must be morning, afternoon, evening, or empty.'],
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
  const progress = { status, visitDay: '', lostReason: '' } as QuoteProgress

  expect(findProgressFaults(progress).map(({ field }) => field)).toEqual([needed])
  expect(findProgressFaults({ ...progress, [needed]: value })).toEqual([])
  expect(findProgressFaults({ ...progress, status: 'contacted' })).toEqual([])
})
