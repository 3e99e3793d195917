import { truckHolds } from './loadEstimate.ts'
import type { ItemCounts } from './loadItems.ts'
import { dollars, inCubicYards, type PricingTier, pricingTiers } from './pricing.ts'

/** A row of the price table, from 1 to 6 (pricing.ts). */
type TierNumber = 1 | 2 | 3 | 4 | 5 | 6

/** A frequent load, with the price of the space it takes. */
export type TypicalLoad = {
  /** "Plug-in tub, 2 to 3 people". */
  load: string
  /** Its tier, or the lowest and the highest. */
  tier: TierNumber | readonly [TierNumber, TierNumber]
  /** Included in the size: "with the cover and steps". */
  note?: string
  /** The load in items of loadItems.ts, if all of it can be counted; several for "fridge, stove or washer". */
  items?: ItemCounts | readonly ItemCounts[]
  /** The items that can be counted in a load that has more. */
  itemsAmong?: ItemCounts
}

/** A typical load as the page shows it. */
export type PricedLoad = {
  load: string
  /** "$105", or "$315 to $420". */
  price: string
  /** The same prices as numbers. */
  lowest: number
  highest: number
  /** "About 3 cubic yards, with the cover and steps". */
  size: string
  /** How much of the truck it fills at most, in per cent. */
  fill: number
}

/** Per cent that the bar of the minimum load shows: it has no volume, since it is not priced by the yard. */
const minimumFill = 8

/** The load with the prices of its tiers. @throws on a tier the price table does not have */
export function priceLoad({ load, tier, note }: TypicalLoad): PricedLoad {
  const [first, last] = typeof tier === 'number' ? [tier, tier] : tier
  const [low, high] = [findTier(first, load), findTier(last, load)]
  const yards = describeYards(low, high)
  return {
    load,
    price: low.price === high.price ? dollars(high.price) : `${dollars(low.price)} to ${dollars(high.price)}`,
    lowest: low.price,
    highest: high.price,
    size: note ? `${yards}, ${note}` : yards,
    fill: high.cubicYards ? Math.round((high.cubicYards / truckHolds) * 100) : minimumFill,
  }
}

function findTier(number: number, load: string): PricingTier {
  const tier = pricingTiers[number - 1]
  if (!tier) throw new Error(`"${load}" names tier ${number}. Name one from 1 to ${pricingTiers.length}.`)
  return tier
}

/** "3 to 6 cubic yards"; the minimum load has no cubic yards. */
function describeYards(low: PricingTier, high: PricingTier): string {
  if (!high.cubicYards) return 'The minimum load'
  if (low === high) return `About ${inCubicYards(high.cubicYards)}`
  return low.cubicYards
    ? `${low.cubicYards} to ${inCubicYards(high.cubicYards)}`
    : `Up to ${inCubicYards(high.cubicYards)}`
}
