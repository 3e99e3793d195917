import { minPhoneDigits } from '#data/quote/quoteFields.ts'
import type { Quote } from '../quotes/store/quote.ts'

/** Without the country's code. */
const localDigits = 10

const digitsOf = (phone: string): string => phone.replace(/\D/g, '').slice(-localDigits)

/** Whether a quote has this email address or phone number, however they are written. */
export function isAbout({ email, phone }: Pick<Quote, 'email' | 'phone'>, who: string): boolean {
  if (who.includes('@')) return email.trim().toLowerCase() === who.trim().toLowerCase()
  const digits = digitsOf(who)
  return digits.length >= minPhoneDigits && digits === digitsOf(phone)
}
