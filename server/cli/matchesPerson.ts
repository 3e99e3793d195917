import { findPhoneNumbers, localDigitsOf } from '#data/quote/contactLinks.ts'
import type { Quote } from '../quotes/store/quote.ts'

const localNumbers = (typed: string): string[] =>
  findPhoneNumbers(typed).map(({ dialled }) => localDigitsOf(dialled))

/** Whether a quote has this email address, or this phone number among those that were typed, however they are written. */
export function matchesPerson({ email, phone }: Pick<Quote, 'email' | 'phone'>, who: string): boolean {
  if (who.includes('@')) return email.toLowerCase() === who.trim().toLowerCase()
  const [asked] = localNumbers(who)
  return asked !== undefined && localNumbers(phone).includes(asked)
}
