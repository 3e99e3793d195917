import { fillTemplate } from '../fillTemplate.ts'
import { curbsideDiscount, dollars, minimumFee, pricingTiers, ratePerCubicYard } from '../pricing/pricing.ts'
import { type Claim, claims } from './claims.ts'
import { site } from './site.ts'

const largest = pricingTiers[pricingTiers.length - 1]

const figures: Readonly<Record<string, string>> = {
  brand: site.brand,
  legalName: site.legalName,
  phone: site.phoneDotted,
  phoneBracketed: site.phoneBracketed,
  email: site.email,
  region: site.region,
  reach: site.reach,
  arrivalWindow: site.arrivalWindow,
  sameDayUntil: site.sameDayUntil,
  reviewsSite: site.reviewsSite.name,
  /** "Mastercard, Visa, Interac or cash", to stand mid-sentence. */
  paymentMethods: new Intl.ListFormat(site.language, { type: 'disjunction' }).format(
    site.paymentMethods.map((method) => (method === 'Cash' ? 'cash' : method)),
  ),
  perYard: dollars(ratePerCubicYard),
  minimum: dollars(minimumFee),
  curbsideDiscount: `${curbsideDiscount}%`,
  fullTruckYards: String(largest?.cubicYards),
  fullTruckCharged: String((largest?.price ?? 0) / ratePerCubicYard),
  ...Object.fromEntries(pricingTiers.map(({ price }, index) => [`tier${index + 1}`, dollars(price)])),
}

/** Claims as texts repeat them: {insured} inside a sentence, {Insured} at its start, {insuredShort} in fewer words. */
const promises = Object.fromEntries(
  Object.entries<Claim>(claims).flatMap(([name, { wording, short = wording }]) => [
    ...bothCases(name, wording),
    ...bothCases(`${name}Short`, short),
  ]),
)

function bothCases(name: string, wording: string): [string, string][] {
  const filled = fillTemplate(wording, figures, 'data/company/claims.ts')
  return [
    [name, filled.charAt(0).toLowerCase() + filled.slice(1)],
    [name.charAt(0).toUpperCase() + name.slice(1), filled],
  ]
}

/**
 * What a text in a record may name in braces, so that no record repeats a price, a promise or the brand:
 * "Two fridges? That's {tier2}." City pages and city-service pages add {city}, {service} and {serviceLower}.
 */
export const facts: Readonly<Record<string, string>> = { ...figures, ...promises }
