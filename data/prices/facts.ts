import { claims } from '../company/claims.ts'
import type { Claim } from '../company/companySchema.ts'
import { sameDayUntil, site } from '../company/site.ts'
import { fillTemplate } from '../fillTemplate.ts'
import { curbsideDiscount, dollars, minimumFee, pricingTiers, ratePerCubicYard } from './pricing.ts'

const largest = pricingTiers[pricingTiers.length - 1]

/** Payment methods that are lower-case inside a sentence, because they are no names. */
const commonNouns = new Set([
  'Cash',
  'Cheque',
  'Credit',
  'Debit',
  'Credit card',
  'Debit card',
  'Bank transfer',
])

const figures: Readonly<Record<string, string>> = {
  brand: site.brand,
  legalName: site.legalName,
  phone: site.phoneDotted,
  phoneBracketed: site.phoneBracketed,
  email: site.email,
  privacyContact: site.privacyContact ?? `The owner of ${site.legalName}`,
  region: site.region,
  reach: site.reach,
  summary: site.summary,
  arrivalWindow: site.arrivalWindow,
  anArrivalWindow: withArticle(site.arrivalWindow),
  sameDayUntil,
  ...(site.reviewsSite && { reviewsSite: site.reviewsSite.name }),
  salesTax: site.salesTax,
  /** For the middle of a sentence: "Mastercard, Visa, Interac or cash". */
  paymentMethods: new Intl.ListFormat(site.language, { type: 'disjunction' }).format(
    site.paymentMethods.map((method) => (commonNouns.has(method) ? method.toLowerCase() : method)),
  ),
  perYard: dollars(ratePerCubicYard),
  minimum: dollars(minimumFee),
  curbsideDiscount: `${curbsideDiscount}%`,
  fullTruckYards: String(largest?.cubicYards),
  fullTruckCharged: String(largest?.chargedCubicYards),
  /** {tier2} is "$105", {tier2Size} "3 cubic yards" and {tier2Fits} "2 fridges or 25 bags". */
  ...Object.fromEntries(
    pricingTiers.flatMap(({ price, label, description }, index) => [
      [`tier${index + 1}`, dollars(price)],
      [`tier${index + 1}Size`, label],
      [`tier${index + 1}Fits`, description],
    ]),
  ),
}

/** "a 2-hour", "an 8-hour". */
export function withArticle(words: string): string {
  return `${/^(8|11\b|18\b|[aeiu]|hour)/i.test(words) ? 'an' : 'a'} ${words}`
}

/** "fully insured"; "WSIB-insured" begins with an abbreviation and stays as it is. */
export const insideSentence = (claim: string): string =>
  /^\p{Lu}{2}/u.test(claim) ? claim : claim.charAt(0).toLowerCase() + claim.slice(1)

/** Claims by placeholder: {insured} inside a sentence, {Insured} at its start, {insuredShort} for the short form. */
const claimTexts = Object.fromEntries(
  Object.entries<Claim>(claims).flatMap(([name, { wording, short = wording }]) => [
    ...bothCases(name, wording),
    ...bothCases(`${name}Short`, short),
  ]),
)

function bothCases(name: string, wording: string): [string, string][] {
  const filled = fillTemplate(wording, figures, 'data/company/claims.ts')
  return [
    [name, insideSentence(filled)],
    [name.charAt(0).toUpperCase() + name.slice(1), filled],
  ]
}

/**
 * The placeholders of every text, so that no record repeats a price, a claim or the brand: "Two fridges? That's {tier2}." Pages of
 * cities add {city}; pages of city services add {service} and {serviceLower} too.
 */
export const facts: Readonly<Record<string, string>> = { ...figures, ...claimTexts }
