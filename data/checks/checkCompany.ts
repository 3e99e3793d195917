import { localDigitsOf } from '../quote/contactLinks.ts'

/** The values of the company's record that the compiler cannot check. */
export type CheckedCompany = {
  phone: string
  phoneDotted: string
  phoneBracketed: string
  origin: string
  sameDayHour: number
}

/** Faults: different phone numbers for display and links, an invalid origin, an invalid hour of the day. */
export const companyFaults = ({
  phone,
  phoneDotted,
  phoneBracketed,
  origin,
  sameDayHour,
}: CheckedCompany): string[] => [
  ...Object.entries({ phoneDotted, phoneBracketed })
    .filter(([, shown]) => localDigitsOf(shown) !== localDigitsOf(phone))
    .map(([field, shown]) => `has ${field} "${shown}", and phone is "${phone}". Write one number in both.`),
  ...(/^https?:\/\/[^/\s?#]+$/.test(origin)
    ? []
    : [`has the origin "${origin}": write it as https://www.example.com, without a slash at its end.`]),
  ...(Number.isInteger(sameDayHour) && sameDayHour >= 1 && sameDayHour <= 23
    ? []
    : [`has the sameDayHour ${sameDayHour}: write a whole hour from 1 to 23.`]),
]
