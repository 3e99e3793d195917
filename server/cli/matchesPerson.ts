import { findPhoneNumbers, localDigitsOf } from '#data/quote/contactLinks.ts'
import type { Quote } from '../store/quoteRows.ts'

const localNumbers = (typed: string): string[] =>
  findPhoneNumbers(typed).map(({ dialled }) => localDigitsOf(dialled))

/** Whether a quote has this email address or phone number, in any spelling. The phone field may contain several numbers. */
export function matchesPerson({ email, phone }: Pick<Quote, 'email' | 'phone'>, who: string): boolean {
  if (who.includes('@')) return email.toLowerCase() === who.trim().toLowerCase()
  const [asked] = localNumbers(who)
  return asked !== undefined && localNumbers(phone).includes(asked)
}
