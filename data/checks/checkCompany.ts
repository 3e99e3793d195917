import { digitsOf, localDigitsOf } from '../quote/contactLinks.ts'
import { minPhoneDigits } from '../quote/quoteFields.ts'

/** The values of the company's record that the compiler cannot check. */
export type CheckedCompany = {
  brand: string
  legalName: string
  region: string
  summary: string
  reach: string
  arrivalWindow: string
  salesTax: string
  phone: string
  phoneDotted: string
  phoneBracketed: string
  email: string
  origin: string
  timeZone: string
  sameDayHour: number
  openingHours: readonly { code: string }[]
  paymentMethods: readonly string[]
}

/**
 * Faults: words that are missing, phone numbers that differ or cannot be dialled, and an email, origin, time zone, hour or opening
 * hours that are invalid.
 */
export function companyFaults(company: CheckedCompany): string[] {
  const { phone, phoneDotted, phoneBracketed, email, origin, timeZone, sameDayHour, openingHours } = company
  const { brand, legalName, region, summary, reach, arrivalWindow, salesTax, paymentMethods } = company
  const words = { brand, legalName, region, summary, reach, arrivalWindow, salesTax }
  const rules: readonly [isValid: boolean, fault: string][] = [
    ...Object.entries(words).map(([field, text]): [boolean, string] => [
      text.trim() !== '',
      `has an empty ${field}: pages say it in the middle of sentences.`,
    ]),
    [paymentMethods.length > 0, 'has no paymentMethods: name one at least.'],
    [
      /^\+\d{8,15}$/.test(phone),
      `has the phone "${phone}": write + and the digits alone, such as +19055550142, without an extension.`,
    ],
    ...Object.entries({ phoneDotted, phoneBracketed }).map(([field, shown]): [boolean, string] => [
      isSameNumber(shown, phone),
      `has ${field} "${shown}", and phone is "${phone}". Write one number in both.`,
    ]),
    [
      /^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/.test(email),
      `has the email "${email}": write one address, such as hello@example.com.`,
    ],
    [
      /^https?:\/\/[^/\s?#]+$/.test(origin),
      `has the origin "${origin}": write it as https://www.example.com, without a slash at its end.`,
    ],
    [isTimeZone(timeZone), `has the timeZone "${timeZone}": write an IANA name, such as America/Toronto.`],
    [
      Number.isInteger(sameDayHour) && sameDayHour >= 1 && sameDayHour <= 23,
      `has the sameDayHour ${sameDayHour}: write a whole hour from 1 to 23.`,
    ],
    ...openingHours.map(({ code }): [boolean, string] => [
      /^[A-Z][a-z](-[A-Z][a-z]|(,[A-Z][a-z])*) \d\d:\d\d-\d\d:\d\d$/.test(code),
      `has the openingHours "${code}": write them like Mo-Sa 08:00-18:00.`,
    ]),
  ]
  return rules.flatMap(([isValid, fault]) => (isValid ? [] : [fault]))
}

/** Whether two numbers are one. Many countries write a 0 before the area code that is not dialled, also as "+44 (0)20". */
function isSameNumber(shown: string, phone: string): boolean {
  const digits = digitsOf(shown).replace(/^0/, '')
  const isEnd = digits.length >= minPhoneDigits && digitsOf(phone).endsWith(digits)
  return isEnd || localDigitsOf(shown) === localDigitsOf(phone)
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
