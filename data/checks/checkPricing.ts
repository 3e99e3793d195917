import { dollars, type PricingTier } from '../pricing/pricing.ts'

/** The figures of the price list. */
export type CheckedPrices = {
  ratePerCubicYard: number
  minimumFee: number
  curbsideDiscount: number
  pricingTiers: readonly Pick<PricingTier, 'label' | 'price' | 'holds'>[]
}

/** Faults: invalid figures, and a load that is cheaper or no larger than the load before it. */
export function pricingFaults(prices: CheckedPrices): string[] {
  const { ratePerCubicYard, minimumFee, curbsideDiscount, pricingTiers } = prices
  const amounts = Object.entries({ ratePerCubicYard, minimumFee })
  return [
    ...amounts
      .filter(([, amount]) => !(amount > 0))
      .map(([field, amount]) => `has the ${field} ${amount}: write dollars above 0.`),
    ...(curbsideDiscount > 0 && curbsideDiscount < 100
      ? []
      : [`has the curbsideDiscount ${curbsideDiscount}: write per cent, above 0 and below 100.`]),
    ...pricingTiers.slice(1).flatMap(({ label, price, holds }, index) => {
      const before = pricingTiers[index]
      if (!before || (holds > before.holds && price >= before.price)) return []
      return [
        `has "${label}" for ${dollars(price)} after "${before.label}" for ${dollars(before.price)}: order the loads by size, none cheaper than the one before.`,
      ]
    }),
  ]
}
