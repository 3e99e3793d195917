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
  takesTexts: undefined,
  replyTime: undefined,
  arrivalWindow: '2-hour',
  sameDayHour: 12,
  workingHours: { from: '07:00', to: '19:00' },
  closedWeekdays: [],
  openingHours: [],
  salesTax: 'HST',
  salesTaxRate: 13,
  taxNumber: undefined,
  receiptYears: 6,
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

/** The launch list names the working hours and closed weekdays until this is false. */
export const hoursAreStandIn: boolean = true

/** A colour of the logo; the header and the footer each set their own. */
type LogoColour = 'ground' | 'ink' | 'box' | 'tape'

type LogoShape = {
  /** SVG path data on a square of 48 by 48. */
  path: string
  fill?: LogoColour
  stroke?: { colour: LogoColour; width: number }
}

/** The launch list names the logo until this is false. */
export const logoIsStandIn: boolean = true

/**
 * The logo beside the brand's name, in drawing order: a hand truck in the shape of an L, with one box. The browser tab's icon is
 * data/images/favicon.svg.
 */
export const logoShapes: readonly LogoShape[] = [
  {
    path: 'M10 0h28a10 10 0 0 1 10 10v28a10 10 0 0 1-10 10H10A10 10 0 0 1 0 38V10A10 10 0 0 1 10 0z',
    fill: 'ground',
  },
  { path: 'M9 8.5h3.2a4 4 0 0 1 4 4V35H41', stroke: { colour: 'ink', width: 4.6 } },
  { path: 'M22 16.8q0-1.8 1.8-1.8h13.4q1.8 0 1.8 1.8v13.4q0 1.8-1.8 1.8H23.8q-1.8 0-1.8-1.8z', fill: 'box' },
  { path: 'M28.7 15h3.6v5.6h-3.6z', fill: 'tape' },
  {
    path: 'M11 37.2a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0-10.4 0z',
    fill: 'ground',
    stroke: { colour: 'ink', width: 3.6 },
  },
]
