import { fileURLToPath } from 'node:url'
import * as fontkit from 'fontkit'
import { expect, test } from 'vitest'
import { arialWidths, cutToPixels, pixelWidth, unitsPerEm } from '#data/search/cutToPixels.ts'

test('the width of a text is the sum of its characters, one em for unknown ones, and may equal the limit', () => {
  const text = 'Hot Tub Removal in Ajax | '

  expect(pixelWidth('', 20)).toBe(0)
  expect(pixelWidth('Wi', 2048)).toBe(1933 + 455)
  expect(pixelWidth('Wi', 20)).toBeCloseTo(23.32, 2)
  expect(['漢', '🚚'].map((character) => pixelWidth(character, 20))).toEqual([20, 20])
  expect(cutToPixels(text, pixelWidth(text, 20), 20)).toBe(text)
})

test('a longer text ends at a word, and the ellipsis fits inside the limit', () => {
  const text = 'Hot Tub Removal in Ajax'
  const limit = pixelWidth('Hot Tub Removal…', 20)

  expect(cutToPixels(text, limit, 20)).toBe('Hot Tub Removal…')
  expect(cutToPixels(text, limit - 0.1, 20)).toBe('Hot Tub…')
})

test.each([
  ['loose punctuation is dropped', 'Hot Tub Removal |', 'Hot Tub Removal | Lugwell', 'Hot Tub Removal…'],
  ['an ampersand is dropped', 'Brush &', 'Brush & Branches Pickup', 'Brush…'],
  ['a dash is dropped', 'We lift it –', 'We lift it – you point', 'We lift it…'],
  ['an opening bracket is dropped', 'Call us, (', 'Call us, (905) 555-0142', 'Call us…'],
  ['a per cent sign stays', '15%', '15% off curbside pickup', '15%…'],
  ['a closing bracket stays', 'Call (905)', 'Call (905) 555-0142', 'Call (905)…'],
  ['a closing quote stays', '“Hot tub”', '“Hot tub” removal in Ajax', '“Hot tub”…'],
  ['a text is not cut at a no-break space', 'From $55 a', 'From $55 a\u00a0load', 'From $55…'],
  ['a single word is cut at a character', 'Donaudampf', 'Donaudampfschifffahrt', 'Donaudampf…'],
  ['an accent stays on its letter', 'ne\u0301', 'ne\u0301e\u0301e\u0301', 'ne\u0301…'],
])('%s', (_rule, kept, text, cut) => {
  expect(cutToPixels(text, pixelWidth(`${kept}…`, 20), 20)).toBe(cut)
})

test('the cut text never exceeds the limit', () => {
  const text = 'Brush & Branches Pickup in Scarborough | “Lugwell” 🚚 (15% off)'

  const limits = Array.from({ length: 700 }, (_, limit) => limit)

  expect(limits.filter((limit) => pixelWidth(cutToPixels(text, limit, 20), 20) > limit)).toEqual([])
  expect(cutToPixels(text, 20, 20)).toBe('…')
  expect(cutToPixels(text, 19, 20)).toBe('')
  // Flag and family emojis are not split.
  expect(cutToPixels('🇨🇦🇨🇦🇨🇦', 70, 20)).toBe('🇨🇦…')
  expect(cutToPixels('👨‍👩‍👧👨‍👩‍👧', 125, 20)).toBe('👨‍👩‍👧…')
})

const characters = arialWidths.flatMap(([width, group]) =>
  Array.from(group, (character) => ({ character, width })),
)

test('the widths match the font file and cover ASCII, Latin-1 and our punctuation', () => {
  const file = import.meta.resolve('@fontsource/arimo/files/arimo-latin-400-normal.woff2')
  const font = fontkit.openSync(fileURLToPath(file)) as fontkit.Font
  const wanted = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...'’‘“”„–—…•™€′″']
  const listed = new Set(characters.map(({ character }) => character))

  const wrong = characters.filter(({ character, width }) => {
    const codePoint = character.codePointAt(0) ?? 0
    return !font.hasGlyphForCodePoint(codePoint) || font.glyphForCodePoint(codePoint).advanceWidth !== width
  })

  expect(wrong).toEqual([])
  expect(font.unitsPerEm).toBe(unitsPerEm)
  expect(wanted.filter((character) => !listed.has(character))).toEqual([])
})

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
}
