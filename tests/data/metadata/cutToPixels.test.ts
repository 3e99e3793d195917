import { expect, test } from 'vitest'
import { cutToPixels, pixelWidth } from '#data/metadata/cutToPixels.ts'

test('a text is as wide as its characters together, at the size it is set in', () => {
  expect(pixelWidth('', 20)).toBe(0)
  expect(pixelWidth('Wi', 2048)).toBe(1933 + 455)
  expect(pixelWidth('Wi', 20)).toBeCloseTo(23.32, 2)
})

test('a character nobody measured counts as one em', () => {
  expect(pixelWidth('漢', 20)).toBe(20)
  expect(pixelWidth('🚚', 20)).toBe(20)
})

test('a text that fits stays as it is, to the very pixel', () => {
  const text = 'Hot Tub Removal in Ajax | '

  expect(cutToPixels(text, pixelWidth(text, 20), 20)).toBe(text)
})

test('a longer text ends at a word, and the ellipsis fits inside the limit', () => {
  const text = 'Hot Tub Removal in Ajax'
  const limit = pixelWidth('Hot Tub Removal…', 20)

  expect(cutToPixels(text, limit, 20)).toBe('Hot Tub Removal…')
  expect(cutToPixels(text, limit - 0.1, 20)).toBe('Hot Tub…')
})

test('no stray punctuation stands before the ellipsis', () => {
  expect(cutAfter('Hot Tub Removal |', 'Hot Tub Removal | Lugwell')).toBe('Hot Tub Removal…')
  expect(cutAfter('Brush &', 'Brush & Branches Pickup')).toBe('Brush…')
  expect(cutAfter('We lift it –', 'We lift it – you point')).toBe('We lift it…')
  expect(cutAfter('Call us, (', 'Call us, (905) 555-0142')).toBe('Call us…')
})

test('a bracket, quote or per cent sign that closes its word stays', () => {
  expect(cutAfter('15%', '15% off curbside pickup')).toBe('15%…')
  expect(cutAfter('Call (905)', 'Call (905) 555-0142')).toBe('Call (905)…')
  expect(cutAfter('“Hot tub”', '“Hot tub” removal in Ajax')).toBe('“Hot tub”…')
})

test('a no-break space is not a place to cut', () => {
  expect(cutAfter('From $55 a', 'From $55 a\u00a0load')).toBe('From $55…')
})

test('a single word that is too long is cut at a character', () => {
  expect(cutAfter('Donaudampf', 'Donaudampfschifffahrt')).toBe('Donaudampf…')
})

test('an accent stays on its letter and a flag or family stays whole', () => {
  expect(cutAfter('ne\u0301', 'ne\u0301e\u0301e\u0301')).toBe('ne\u0301…')
  expect(cutToPixels('🇨🇦🇨🇦🇨🇦', 70, 20)).toBe('🇨🇦…')
  expect(cutToPixels('👨‍👩‍👧👨‍👩‍👧', 125, 20)).toBe('👨‍👩‍👧…')
})

test('whatever the limit, the result is within it', () => {
  const text = 'Brush & Branches Pickup in Scarborough | “Lugwell” 🚚 (15% off)'

  const limits = Array.from({ length: 700 }, (_, limit) => limit)

  expect(limits.filter((limit) => pixelWidth(cutToPixels(text, limit, 20), 20) > limit)).toEqual([])
  expect(cutToPixels(text, 20, 20)).toBe('…')
  expect(cutToPixels(text, 19, 20)).toBe('')
})

/** The text, cut where `kept` and an ellipsis would just fit. */
function cutAfter(kept: string, text: string): string {
  return cutToPixels(text, pixelWidth(`${kept}…`, 20), 20)
}
