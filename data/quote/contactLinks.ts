import { minPhoneDigits } from './quoteFields.ts'

/** Seven to fifteen digits with separators. */
const number = /(?:\+[\s([]*)?\d[\d\s()[\].\p{Pd}]{5,}\d/gu
const maxPhoneDigits = 15
/** A slash within a number, such as 905/555-0100, or 30/123456 behind a trunk zero. A slash between two numbers does not match. */
const slash = /(?<!\d)(\d{3}) ?\/ ?(?=\d{3,4}(?!\d))|(?<=\(\) ?\d{1,5}) ?\/ ?/g
/**
 * The trunk zero after a country's code (ITU-T E.164), as in "+44 (0)20": it is dialled within the country alone. Not in Italy, San
 * Marino, Ivory Coast, Benin, Gabon and Congo, where the zero belongs to the number.
 */
const trunkZero =
  /^((?:\+|00|011)[\s()[\].\p{Pd}]*(?:[17]|2[07]|3[0-46]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|2(?:[135689]\d|2[0-46-8]|4[03-9])|3(?:[58]\d|7[0-79])|(?:42|5[09]|6[789]|8[0578]|9[679])\d)[\s()[\].\p{Pd}]*)0/u
const extension = /^[\s,;(]*(?:extension|extn|ext|x|#)[\s.:#]*(\d{1,7})\b/i

type PhoneNumber = {
  /** Digits only, after a + if one was typed. */
  dialled: string
  extension: string | undefined
}

/**
 * The phone numbers in typed text such as "home: 905-555-0100 ext. 12, or call 416-555-0100 after 5", in the digits of any
 * script. A run of digits that is too long for a number is ignored: a wrong number would be worse.
 */
export function findPhoneNumbers(typed: string): PhoneNumber[] {
  const text = withoutTrunkZeros(typed.normalize('NFKC').replace(/\p{Cf}/gu, '')).replace(slash, '$1 ')
  return [...text.matchAll(number)].flatMap(({ 0: found, index }) => {
    const digits = found.replace(/\D/g, '')
    if (digits.length < minPhoneDigits || digits.length > maxPhoneDigits) return []
    const [, inside] = extension.exec(text.slice(index + found.length)) ?? []
    return [{ dialled: found.startsWith('+') ? `+${digits}` : digits, extension: inside }]
  })
}

const localDigits = 10

const withoutTrunkZeros = (text: string): string =>
  toAsciiDigits(text).replace(number, (found) => found.replace(trunkZero, '$1'))

/** The digits of a number, in ASCII, without a trunk zero. */
export const digitsOf = (number: string): string => withoutTrunkZeros(number).replace(/\D/g, '')

/** The last ten digits of a number: without the country code and the zero in its place, which many people leave out. */
export const localDigitsOf = (number: string): string =>
  digitsOf(number).slice(-localDigits).replace(/^0+/, '')

/** Link that calls the first phone number in the text; undefined without a number. */
export function callLink(phone: string): string | undefined {
  const [first] = findPhoneNumbers(phone)
  return first && `tel:${first.dialled}${first.extension ? `;ext=${first.extension}` : ''}`
}

/** Link that texts the first phone number in the text. Without the extension, which cannot receive texts. */
export function textLink(phone: string): string | undefined {
  const [first] = findPhoneNumbers(phone)
  return first && `sms:${first.dialled}`
}

/** Link that mails the address. Encoded: an address may contain characters that add a subject, a text or another receiver. */
export const mailLink = (email: string): string | undefined =>
  email === '' ? undefined : `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`

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
