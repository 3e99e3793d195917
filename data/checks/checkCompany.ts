import { localDigitsOf } from '../quote/contactLinks.ts'

/** The part of the company's record in which a wrong value is no different from a right one to the compiler. */
export type CheckedCompany = {
  phone: string
  phoneDotted: string
  phoneBracketed: string
  origin: string
}

/** A phone number that is shown and another that is called, and an origin that no link can start with. */
export const companyFaults = ({ phone, phoneDotted, phoneBracketed, origin }: CheckedCompany): string[] => [
  ...Object.entries({ phoneDotted, phoneBracketed })
    .filter(([, shown]) => localDigitsOf(shown) !== localDigitsOf(phone))
    .map(([field, shown]) => `has ${field} "${shown}", and phone is "${phone}". Write one number in both.`),
  ...(/^https?:\/\/[^/\s?#]+$/.test(origin)
    ? []
    : [`has the origin "${origin}": write it as https://www.example.com, without a slash at its end.`]),
]
