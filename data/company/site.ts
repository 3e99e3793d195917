type OpeningHours = {
  /** As the footer shows it: "Monday to Saturday, 8 a.m. to 6 p.m." */
  shown: string
  /** The same hours for search engines, in the format of schema.org: "Mo-Sa 08:00-18:00". */
  code: string
}

type SiteLink = { name: string; url: string }

type SocialLink = {
  name: string
  icon: 'facebook' | 'instagram' | 'google'
  /** https URL; without one the icon is shown without a link. */
  url: string | undefined
}

/**
 * Who the company is. Every page, title, sitemap entry and mail reads it from here.
 *
 * Stand-ins: the owner replaces every value before going live.
 */
export const site = {
  brand: 'Lugwell',
  /** Name in the copyright line, structured data, the privacy page and confirmation mails. */
  legalName: 'Lugwell Junk Removal',
  /** E.164, for tel: links. It has no extension. */
  phone: '+19055550142',
  phoneDotted: '905.555.0142',
  phoneBracketed: '(905) 555-0142',
  email: 'hello@example.com',
  /** Person responsible for privacy, by name or title, as the law requires. If undefined, the page says "The owner of …". */
  privacyContact: undefined as string | undefined,
  /** Without an article: it also stands before the province, and at the start of a line. */
  region: 'Durham Region',
  province: 'ON',
  /** What the company does, in a few words: over the headline, in the footer and in search results. */
  summary: 'Junk removal, demolition and cleanouts',
  /** What search engines call the service, on the pages about all of it. */
  serviceType: 'Junk removal',
  /** The service area, west to east, in the words after "from": two places at least. */
  reach: 'Scarborough to Newcastle',
  /** Public origin, no trailing slash. The setting SITE_URL overrides it for one deployment. */
  origin: 'https://www.example.com',
  /** Of every text, for browsers and screen readers. */
  language: 'en-CA',
  /** IANA name: "today" is the day there. */
  timeZone: 'America/Toronto',
  copyrightYear: 2024,
  /** How long an arrival can take, as it stands before "arrival window": "2-hour". */
  arrivalWindow: '2-hour',
  /** The hour for same-day service, from 1 to 23, in the time zone above. After it the form offers tomorrow first. */
  sameDayHour: 12,
  /** For information only: the form offers every day. If empty, neither pages nor structured data contain opening hours. */
  openingHours: [] as readonly OpeningHours[],
  /** Added to every price: "HST", or "GST". */
  salesTax: 'HST',
  paymentMethods: ['Mastercard', 'Visa', 'Interac', 'Cash'] as readonly string[],
  /** Linked in the footer; undefined without one. */
  demolitionSite: { name: 'Demolition site', url: 'https://demolition.example.com/' } as SiteLink | undefined,
  /** The credit in the footer; undefined without one. */
  poweredBy: { name: 'Example Web Co.', url: 'https://web.example.net/' } as SiteLink | undefined,
  /** Linked from home and About us; undefined without one. */
  reviewsSite: { name: 'Google', url: 'https://reviews.example.org/lugwell' } as SiteLink | undefined,
  /** Shown in the footer, in this order. One without a profile is a placeholder, as the specification asks. */
  socialLinks: [
    { name: 'Facebook', icon: 'facebook', url: 'https://facebook.example.com/lugwell' },
    { name: 'Instagram', icon: 'instagram', url: undefined },
    { name: 'Google reviews', icon: 'google', url: 'https://reviews.example.org/lugwell' },
  ] as readonly SocialLink[],
  /** Linked from the About us page, beside the reviews site. */
  socialProfiles: [
    { name: 'Facebook', url: 'https://facebook.example.com/lugwell' },
    { name: 'YouTube', url: 'https://youtube.example.com/lugwell' },
  ],
} as const

/** What the company does and where, in one sentence: in the footer and in structured data. */
export const companyLine = `${site.summary} in ${site.region}, from ${site.reach}.`
