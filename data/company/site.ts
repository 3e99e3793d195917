import type { Company } from './companySchema.ts'

/**
 * Who the company is. Every page, title, sitemap entry and mail reads it from here.
 *
 * Stand-ins: the owner replaces every value before going live. companySchema.ts describes the fields.
 */
export const site: Company = {
  brand: 'Lugwell',
  legalName: 'Lugwell Junk Removal',
  phone: '+19055550142',
  phoneDotted: '905.555.0142',
  phoneBracketed: '(905) 555-0142',
  email: 'hello@example.com',
  privacyContact: undefined,
  region: 'Durham Region',
  province: 'ON',
  summary: 'Junk removal, demolition and cleanouts',
  serviceType: 'Junk removal',
  reach: 'Scarborough to Newcastle',
  origin: 'https://www.example.com',
  language: 'en-CA',
  timeZone: 'America/Toronto',
  copyrightYear: 2024,
  arrivalWindow: '2-hour',
  sameDayHour: 12,
  openingHours: [],
  salesTax: 'HST',
  paymentMethods: ['Mastercard', 'Visa', 'Interac', 'Cash'],
  demolitionSite: { name: 'Demolition site', url: 'https://demolition.example.com/' },
  poweredBy: { name: 'Example Web Co.', url: 'https://web.example.net/' },
  reviewsSite: { name: 'Google', url: 'https://reviews.example.org/lugwell' },
  socialLinks: [
    { name: 'Facebook', icon: 'facebook', url: 'https://facebook.example.com/lugwell' },
    { name: 'Instagram', icon: 'instagram', url: undefined },
    { name: 'Google reviews', icon: 'google', url: 'https://reviews.example.org/lugwell' },
  ],
  socialProfiles: [
    { name: 'Facebook', url: 'https://facebook.example.com/lugwell' },
    { name: 'YouTube', url: 'https://youtube.example.com/lugwell' },
  ],
}

/** What the company does and where, in one sentence: in the footer and in structured data. */
export const companyLine = `${site.summary} in ${site.region}, from ${site.reach}.`

/** "noon", "10 a.m." or "3 p.m.". */
export function hourInWords(hour: number): string {
  if (hour === 12) return 'noon'
  return hour < 12 ? `${hour} a.m.` : `${hour - 12} p.m.`
}

/** The hour for same-day service, to follow "Book before". */
export const sameDayUntil = hourInWords(site.sameDayHour)
