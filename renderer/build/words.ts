/** Words as numbers below 2 ** 31, whatever their case: the same word is the same number everywhere. */
export type Words = Uint32Array

/** What a prerendered page says between its main tags. */
export function wordsOfPage(html: string): Words {
  const start = html.indexOf('>', html.indexOf('<main')) + 1
  const end = html.lastIndexOf('</main>')
  return wordsOf(html.slice(start, Math.max(start, end)))
}

const lessThan = '<'.charCodeAt(0)
const exclamation = '!'.charCodeAt(0)
const ampersand = '&'.charCodeAt(0)

/**
 * The words of plain text, or of React's HTML, which closes every element and escapes five signs. One loop, and no string for
 * each word: this is done for every page of a build.
 */
export function wordsOf(html: string): Words {
  const most = (html.length + 1) >>> 1
  if (room.length < most) room = new Uint32Array(most)
  const words = room
  let count = 0
  let word = noWord
  for (let at = 0; at < html.length; at += 1) {
    let code = html.charCodeAt(at)
    if (code === lessThan) {
      const next = afterMarkup(html, at)
      // Comments part nothing: React puts them between two pieces of one word.
      if (html.charCodeAt(at + 1) === exclamation) code = nothing
      at = next - 1
    } else if (code === ampersand) {
      const sign = signs.find(({ escaped }) => html.startsWith(escaped, at))
      if (sign) {
        code = sign.code
        at += sign.escaped.length - 1
      }
    }
    if (code === nothing) continue
    const letter = letters[code] ?? 0
    if (letter) word = hash(word, letter)
    else if (word !== noWord) {
      words[count++] = word >>> 1
      word = noWord
    }
  }
  if (word !== noWord) words[count++] = word >>> 1
  return words.slice(0, count)
}

/** For the words of a text, until it is known how many there are. */
let room: Words = new Uint32Array(2 ** 14)

/** In place of a comment. */
const nothing = -1

const signs = Object.entries({ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }).map(
  ([escaped, sign]) => ({ escaped, code: sign.charCodeAt(0) }),
)

/** Of each sign that words are made of the code in lower case, of others 0. */
const letters = Uint16Array.from({ length: 2 ** 16 }, (_, code) => {
  const sign = String.fromCharCode(code)
  return /[\p{L}\p{N}$’'-]/u.test(sign) ? sign.toLowerCase().charCodeAt(0) : 0
})

/** What nobody reads. */
const unread = ['style', 'script', 'template'].map((name) => ({ opening: `<${name}`, closing: `</${name}>` }))

/** Where a tag, a comment or an element that nobody reads ends. */
function afterMarkup(html: string, at: number): number {
  // Most tags need no closer look.
  const closing = '!st'.includes(html.charAt(at + 1)) ? closingOf(html, at) : '>'
  const end = html.indexOf(closing, at)
  return end < 0 ? html.length : end + closing.length
}

function closingOf(html: string, at: number): string {
  if (html.startsWith('<!--', at)) return '-->'
  return unread.find(({ opening }) => html.startsWith(opening, at))?.closing ?? '>'
}

/** FNV-1a. */
const noWord = 0x811c9dc5 | 0
const hash = (word: number, letter: number) => Math.imul(word ^ letter, 0x01000193)
