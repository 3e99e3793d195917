import { curbsideDiscount, dollars, minimumFee, pricingTiers, ratePerCubicYard } from './pricing.ts'
import { site } from './site.ts'

const largest = pricingTiers[pricingTiers.length - 1]

/**
 * What a text in a record may name in braces, so that no record repeats a price, a phone number or the brand:
 * "Two fridges? That's {tier2}." City pages and city-service pages add {city}, {service} and {serviceLower}.
 */
export const facts: Readonly<Record<string, string>> = {
  brand: site.brand,
  legalName: site.legalName,
  phone: site.phoneDotted,
  phoneBracketed: site.phoneBracketed,
  email: site.email,
  region: site.region,
  reach: site.reach,
  arrivalWindow: site.arrivalWindow,
  reviewsSite: site.reviewsSite.name,
  /** "Mastercard, Visa, Interac or cash", to stand mid-sentence. */
  paymentMethods: new Intl.ListFormat(site.language, { type: 'disjunction' }).format(
    site.paymentMethods.map((method) => (method === 'Cash' ? 'cash' : method)),
  ),
  perYard: dollars(ratePerCubicYard),
  minimum: dollars(minimumFee),
  curbsideDiscount: `${curbsideDiscount}%`,
  fullTruckYards: String(largest?.cubicYards),
  ...Object.fromEntries(pricingTiers.map(({ price }, index) => [`tier${index + 1}`, dollars(price)])),
}
