import { arialWidths, unitsPerEm } from './arialWidths.ts'

const ellipsis = '…'
/** Punctuation to drop before an ellipsis. A closing bracket, quote or per cent sign belongs to its word and stays. */
const loosePunctuation = /[\s.,;:!?…|&/\\·•–—\-([{“‘«]+$/u
/** A word with the space before it. A no-break space is part of a word. */
const wordWithSpace = /[ \t\r\n]*[^ \t\r\n]+/g

/** Width of the text in Arial, without kerning. A character that the table lacks counts as one em. */
export function pixelWidth(text: string, fontSize: number): number {
  let units = 0
  for (const character of text) units += widths.get(character) ?? unitsPerEm
  return (units * fontSize) / unitsPerEm
}

const widths = new Map(
  arialWidths.flatMap(([width, characters]) => [...characters].map((character) => [character, width])),
)

/**
 * The text cut to `limit` pixels: whole, or as many words as fit with an ellipsis, or as many characters of a first word that is
 * too long. Empty where not even the ellipsis fits.
 */
export function cutToPixels(text: string, limit: number, fontSize: number): string {
  const fits = (candidate: string) => pixelWidth(candidate, fontSize) <= limit
  if (fits(text)) return text
  return (
    longestStart(text.match(wordWithSpace) ?? [], fits) ??
    longestStart(charactersOf(text), fits) ??
    (fits(ellipsis) ? ellipsis : '')
  )
}

function longestStart(pieces: readonly string[], fits: (candidate: string) => boolean): string | undefined {
  for (let count = pieces.length; count > 0; count--) {
    const start = pieces.slice(0, count).join('').replace(loosePunctuation, '')
    if (start && fits(start + ellipsis)) return start + ellipsis
  }
  return undefined
}

/** Graphemes: an accent stays on its letter, a flag stays whole. */
function charactersOf(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
}
