import * as z from 'zod'
import { isoDate, list, text } from '../schemaParts.ts'

/** A claim about the company, and the evidence for it. */
export const claimSchema = z.strictObject({
  /** As pages show it; may have placeholders (data/prices/facts.ts). */
  wording: text,
  /** A shorter form, or one for another kind of sentence. */
  short: z.exactOptional(text),
  /** A document, a count or a file. The launch list names a claim without one. */
  evidence: z.exactOptional(text),
  /** Day of the evidence. The launch list names a claim without one. */
  evidenceDate: z.exactOptional(isoDate),
})

export type Claim = z.infer<typeof claimSchema>

/** "07:00" */
const clockTime = z.iso.time({ precision: -1 })

/** The launch list names a URL that is none or a stand-in. */
const siteLink = z.strictObject({ name: text, url: z.string() })

export const companySchema = z.strictObject({
  brand: text,
  /** Name in the copyright line, structured data, the privacy page and confirmation mails. */
  legalName: text,
  /** For tel: links: + and the digits alone, without an extension. */
  phone: z.e164(),
  phoneDotted: z.string(),
  phoneBracketed: z.string(),
  email: z.email(),
  /** Person responsible for privacy, by name or title, as the law requires. If undefined, the page says "The owner of …". */
  privacyContact: text.optional(),
  /** Without an article: it also stands before the province, and at the start of a line. */
  region: text,
  province: text,
  /** What the company does, in a few words: over the headline, in the footer and in search results. */
  summary: text,
  /** What search engines call the service, on the pages about all of it. */
  serviceType: text,
  /** The service area, west to east, in the words after "from": two places at least. */
  reach: text,
  /** Public origin. The setting SITE_URL overrides it for one deployment. */
  origin: z
    .string()
    .regex(/^https?:\/\/[^/\s?#]+$/, 'Write it as https://www.example.com, without a slash at its end'),
  /** Of every text, for browsers and screen readers. */
  language: text,
  /** "Today" is the day there: an IANA name, such as America/Toronto. */
  timeZone: text,
  copyrightYear: z.int(),
  /** Whether the phone number takes text messages: phones then show "Text us". Undefined until the owner says so. */
  takesTexts: z.boolean().optional(),
  /** How soon the owner replies to a request: "within two hours, every day until 8 p.m.". Undefined until the owner says so. */
  replyTime: text.optional(),
  /** How long an arrival can take, in the words before "arrival window". */
  arrivalWindow: text,
  /** The hour for same-day service, in the time zone above. After it the form offers tomorrow first. */
  sameDayHour: z.int().min(1).max(23),
  /**
   * When the crew works, in local times. The desk offers arrival windows within these hours. Not published: pages show `openingHours`.
   */
  workingHours: z.strictObject({ from: clockTime, to: clockTime }),
  /** Weekdays without visits, 0 for Sunday to 6 for Saturday. The form refuses them as the preferred day. */
  closedWeekdays: list(z.int().min(0).max(6)),
  /** For information only: the form offers every day. If empty, neither pages nor structured data contain opening hours. */
  openingHours: list(
    z.strictObject({
      /** As the footer shows it: "Monday to Saturday, 8 a.m. to 6 p.m." */
      shown: text,
      /** The same hours for search engines, in the format of schema.org. */
      code: z
        .string()
        .regex(
          /^[A-Z][a-z](-[A-Z][a-z]|(,[A-Z][a-z])*) \d\d:\d\d-\d\d:\d\d$/,
          'Write them like Mo-Sa 08:00-18:00',
        ),
    }),
  ),
  /** Added to every price: "HST", or "GST". */
  salesTax: text,
  /** Per cent of a price. Ontario's HST: 13, by the Canada Revenue Agency's "Which GST/HST rate to charge". */
  salesTaxRate: z.number().min(0).max(30),
  /** As receipts show it: "123456789 RT0001". Undefined until the owner says so; receipts then show none. */
  taxNumber: text.optional(),
  /**
   * How many years receipts are kept after the end of their year, as the law asks. Canada's Income Tax Act, s. 230: 6, by the Canada
   * Revenue Agency's "How long should you keep your income tax records?" (canada.ca).
   */
  receiptYears: z.int().min(0).max(30),
  paymentMethods: z.array(text).min(1).readonly(),
  /** Linked in the footer; undefined without one. */
  demolitionSite: siteLink.optional(),
  /** The credit in the footer; undefined without one. */
  poweredBy: siteLink.optional(),
  /** Linked from home and About us; undefined without one. */
  reviewsSite: siteLink.optional(),
  /** Shown in the footer, in this order. One without a URL is a placeholder, as the specification asks. */
  socialLinks: list(
    z.strictObject({
      name: text,
      icon: z.enum(['facebook', 'instagram', 'google']),
      url: z.string().optional(),
    }),
  ),
  /** Linked from the About us page, beside the reviews site. */
  socialProfiles: list(siteLink),
})

export type Company = z.infer<typeof companySchema>
