/** Seven to fifteen digits, with what people put between them. */
const number = /\+?\d[\d\s().\p{Pd}]{5,}\d/gu
const [minDigits, maxDigits] = [7, 15]
const extension = /^[\s,;(]*(?:extension|extn|ext|x|#)[\s.:#]*(\d{1,7})\b/i

/**
 * The first number to dial in what was typed: "after 5 pm: 905-555-0100 ext. 12" becomes tel:9055550100;ext=12. Empty
 * when there is none; a wrong number would be worse.
 */
export function phoneLink(typed: string): string {
  const text = toAsciiDigits(typed.normalize('NFKC').replace(/\p{Cf}/gu, ''))
  for (const { 0: found, index } of text.matchAll(number)) {
    const digits = found.replace(/\D/g, '')
    if (digits.length < minDigits || digits.length > maxDigits) continue
    const [, inside] = extension.exec(text.slice(index + found.length)) ?? []
    return `tel:${found.startsWith('+') ? '+' : ''}${digits}${inside ? `;ext=${inside}` : ''}`
  }
  return ''
}

/** An email address may contain what a link reads as a subject, a text or another receiver. */
export const mailLink = (email: string): string =>
  `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code))

/** The ten digits of every script are consecutive code points, from zero on. */
function toAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    let first = code
    while (isDigit(first - 1)) first -= 1
    return String((code - first) % 10)
  })
}
