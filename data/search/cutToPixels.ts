/** Unit of the widths below. */
const unitsPerEm = 2048

/**
 * Advance widths of Arial Regular, each with the characters that have it: ASCII, Latin-1 and the usual punctuation. Arial is not
 * free to ship, so these are the widths of Arimo, which has the same metrics (@fontsource/arimo, latin, 400).
 */
const arialWidths: readonly (readonly [width: number, characters: string])[] = [
  [342, '⁄'],
  [384, '′'],
  [391, "'"],
  [455, 'ijl‘’‚'],
  [532, '|¦'],
  [569, ' \u00a0!,./:;I[\\]ftÌÍÎÏìíîïı'],
  [682, '()-\u00ad`r¡¨²³´·¸¹“”„‹›'],
  [684, '{}'],
  [717, '•'],
  [725, '″'],
  [727, '"'],
  [748, 'º'],
  [758, 'ª'],
  [797, '*'],
  [819, '°'],
  [961, '^'],
  [1024, 'Jcksvxyzçýÿ'],
  [1100, '¶'],
  [1124, '±÷'],
  [1131, '¯'],
  [1139, '#$0123456789?L_abdeghnopqu¢£¤¥§«»àáâãäåèéêëðñòóôõöùúûüþ–€'],
  [1180, 'µ'],
  [1196, '+<=>~¬×−'],
  [1251, 'FTZ¿ßø'],
  [1366, '&ABEKPSVXYÀÁÂÃÄÅÈÉÊËÝÞ'],
  [1479, 'CDHNRUwÇÐÑÙÚÛÜ'],
  [1509, '©®'],
  [1593, 'GOQÒÓÔÕÖØ'],
  [1706, 'Mm'],
  [1708, '¼½¾'],
  [1821, '%æ'],
  [1933, 'Wœ'],
  [2048, 'ÆŒ—…™'],
  [2079, '@'],
]

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
