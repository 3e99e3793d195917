import naughty from 'big-list-of-naughty-strings/blns.json' with { type: 'json' }

/** The strings that make trouble elsewhere, as somebody sends them. */
export const naughtyStrings: readonly string[] = naughty

/** What the README says is kept of a text, written once more and in another way than the server does it. */
export function asKept(text: string): string {
  const units = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').toWellFormed()
  const typed = Array.from(units).filter((character) => {
    const code = character.codePointAt(0) ?? 0
    const isControl = code < 0x20 || (code >= 0x7f && code < 0xa0)
    return !isControl || character === '\n' || character === '\t'
  })
  const kept = typed.join('').trim().normalize('NFC')
  return Array.from(kept).every(isInvisible) ? '' : kept
}

/** The same within one line. */
export const asKeptLine = (text: string): string =>
  asKept(text)
    .split(/[\n\t]+/)
    .join(' ')

/** The ones that are in the list. */
const invisible: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x20],
  [0x09, 0x0a],
  [0xa0, 0xa0],
  [0xad, 0xad],
  [0x600, 0x605],
  [0x61c, 0x61c],
  [0x6dd, 0x6dd],
  [0x70f, 0x70f],
  [0x1680, 0x1680],
  [0x180e, 0x180e],
  [0x2000, 0x200f],
  [0x2028, 0x202f],
  [0x205f, 0x206f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
  [0xfff9, 0xfffb],
  [0x110bd, 0x110bd],
  [0x1bca0, 0x1bca3],
  [0x1d173, 0x1d17a],
  [0xe0001, 0xe007f],
]

function isInvisible(character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  return invisible.some(([first, last]) => code >= first && code <= last)
}
