import { expect, test, vi } from 'vitest'
import { textToPaths, textWidth } from '#renderer/build/textPaths.ts'

test('a letter that the font lacks is left out, with one warning that names the text', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})

  const width = textWidth('Łódź', 'Besley', 900, 82)
  textToPaths('<text x="0" y="9" font-family="Besley" font-size="9">Łódź</text>')

  expect(width).toBe(textWidth('ód', 'Besley', 900, 82))
  expect(warn.mock.calls.flat()).toEqual([expect.stringContaining('say "ód" for "Łódź"')])
})

test('accents of Latin, dashes, apostrophes and spaces are drawn', () => {
  expect(textWidth('Montréal, Québec & Çà – “l’été”\u00a0$55', 'Besley', 900, 82)).toBeGreaterThan(0)
  expect(textWidth('Montréal, Québec & Çà – “l’été”\u00a0$55', 'Figtree', 600, 28)).toBeGreaterThan(0)
})
