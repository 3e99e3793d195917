import { fileURLToPath } from 'node:url'
import * as fontkit from 'fontkit'
import { expect, test } from 'vitest'
import { arialWidths, unitsPerEm } from '#data/metadata/arialWidths.ts'

const characters = arialWidths.flatMap(([width, group]) =>
  Array.from(group, (character) => ({ character, width })),
)

test('every width is the one in the font file', () => {
  const font = openArimo()

  const wrong = characters.filter(({ character, width }) => {
    const codePoint = character.codePointAt(0) ?? 0
    return !font.hasGlyphForCodePoint(codePoint) || font.glyphForCodePoint(codePoint).advanceWidth !== width
  })

  expect(wrong).toEqual([])
  expect(font.unitsPerEm).toBe(unitsPerEm)
})

test('all of ASCII, all of Latin-1 and the punctuation we write are there', () => {
  const wanted = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...'’‘“”„–—…•™€′″']

  const listed = new Set(characters.map(({ character }) => character))

  expect(wanted.filter((character) => !listed.has(character))).toEqual([])
})

function openArimo() {
  return fontkit.openSync(
    fileURLToPath(import.meta.resolve('@fontsource/arimo/files/arimo-latin-400-normal.woff2')),
  )
}

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
}
