import { arialWidths, unitsPerEm } from './arialWidths.ts'

const ellipsis = '…'
/** What would look lost before an ellipsis. A closing bracket, quote or per cent sign belongs to its word and stays. */
const loosePunctuation = /[\s.,;:!?…|&/\\·•–—\-([{“‘«]+$/u
/** A word with the space before it. A no-break space holds its two words together. */
const wordWithSpace = /[ \t\r\n]*[^ \t\r\n]+/g

/** How wide Arial sets the text, kerning ignored. A character the table does not know counts as one em. */
export function pixelWidth(text: string, fontSize: number): number {
  let units = 0
  for (const character of text) units += widths.get(character) ?? unitsPerEm
  return (units * fontSize) / unitsPerEm
}

const widths = new Map(
  arialWidths.flatMap(([width, characters]) => [...characters].map((character) => [character, width])),
)

/**
 * The text as it is where it fits into `limit` pixels; otherwise as many of its words as fit with an ellipsis, and
 * of a first word that is too long, as many characters. Empty where not even the ellipsis fits.
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

/** Characters as a reader counts them: an accent stays on its letter, a flag stays whole. */
function charactersOf(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
}
