import { expect, test } from 'vitest'
import { textToPaths, textWidth } from '#renderer/build/textPaths.ts'

const message =
  '"Łódź" cannot be drawn for social networks: the font has no "Ł". Write it without that letter, or choose other font files in renderer/build/textPaths.ts.'

test('a letter that the font lacks is an error that names the text and the letter', () => {
  expect(() => textToPaths('<text x="0" y="9" font-family="Besley" font-size="9">Łódź</text>')).toThrow(
    message,
  )
  expect(() => textWidth('Łódź', 'Besley', 900, 82)).toThrow(message)
})

test('accents of Latin, dashes, apostrophes and spaces are drawn', () => {
  expect(textWidth('Montréal, Québec & Çà – “l’été”\u00a0$55', 'Besley', 900, 82)).toBeGreaterThan(0)
  expect(textWidth('Montréal, Québec & Çà – “l’été”\u00a0$55', 'Figtree', 600, 28)).toBeGreaterThan(0)
})
