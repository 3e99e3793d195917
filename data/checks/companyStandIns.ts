import type { Company } from './launchContent.ts'

/** The brand of the stand-in company. */
const standInBrand = 'Lugwell'

/** Hosts reserved for examples (RFC 2606). */
const reservedHost = /(^|\.)example(\.(com|net|org))?$/

/** Numbers reserved for examples: 555-0100 to 555-0199 in any area. */
const reservedNumber = /^\+1\d{3}55501\d{2}$/

/** Values of the company's record that are still stand-ins, one line each. */
export const companyStandIns = ({ brand, legalName, phone, email, origin }: Company): string[] => [
  ...(brand === standInBrand ? [`brand: ${brand}`] : []),
  ...(legalName.includes(standInBrand) ? [`legal name: ${legalName}`] : []),
  ...(reservedNumber.test(phone) ? [`phone: ${phone}`] : []),
  ...(reservedHost.test(email.slice(email.indexOf('@') + 1)) ? [`email: ${email}`] : []),
  ...urlStandIn('domain', origin),
]

/** URLs on reserved hosts. A social icon without a URL is no stand-in: it is shown without a link. */
export const urlStandIns = ({
  demolitionSite,
  poweredBy,
  reviewsSite,
  socialLinks,
  socialProfiles,
}: Company): string[] => [
  ...new Set(
    [demolitionSite, poweredBy, reviewsSite, ...socialLinks, ...socialProfiles].flatMap((link) =>
      link?.url ? urlStandIn(link.name, link.url) : [],
    ),
  ),
]

function urlStandIn(name: string, url: string): string[] {
  const parsed = URL.parse(url)
  if (!parsed) return [`${name}: ${url} (no URL: it begins with https://)`]
  return reservedHost.test(parsed.hostname) ? [`${name}: ${url}`] : []
}
