import type { TypicalLoad } from './pricesSchema.ts'
import { dollars, inCubicYards, type PricingTier, pricingTiers } from './pricing.ts'

/** The items that a visitor counted. */
export type CountedLoad = {
  cubicYards: number
  /** "2 fridges, 1 couch". */
  items: string
}

/** The size that the estimator shows first. */
export const firstTier = (tiers: readonly PricingTier[]): PricingTier | undefined =>
  tiers.find(({ popular }) => popular) ?? tiers[0]

export const truckHolds = Math.max(...pricingTiers.map(({ holds }) => holds))

/** The smallest tier that holds the volume; undefined for more than one truck. */
export const tierFor = (cubicYards: number): PricingTier | undefined =>
  pricingTiers.find(({ holds }) => cubicYards <= holds)

/** Per cent of the truck; over 100 for more than one truck. */
export const truckFill = (cubicYards: number): number => Math.ceil((cubicYards / truckHolds) * 100)

/** Rounded up to a tenth, so that the number shown is never below a tier's limit that the volume exceeds. */
export const shownYards = (cubicYards: number): string =>
  String(Math.ceil(Math.round(cubicYards * 1000) / 100) / 10)

/** "4.5 cubic yards". */
export const shownVolume = (cubicYards: number): string => inCubicYards(shownYards(cubicYards))

/** "Up to $210" for counted items, which seldom fill their size; the minimum load has one price. */
export const priceAtMost = ({ price, cubicYards }: PricingTier): string =>
  cubicYards ? `Up to ${dollars(price)}` : dollars(price)

/** "$210: 6 cubic yards, about 5 fridges or 50 bags". */
export const describeTier = (tier: PricingTier, price = dollars(tier.price)): string =>
  `${price}: ${tier.label}, about ${tier.description}`

/** "4.5 cubic yards, 27% of the truck". */
export const describeVolume = (cubicYards: number): string =>
  `${shownVolume(cubicYards)}, ${truckFill(cubicYards)}% of the truck`

/** Subject of a quote: "A load of about 6 cubic yards", or of as many as were counted. */
export function loadSubject(tier: PricingTier | undefined, counted: CountedLoad | undefined): string {
  if (tier && !tier.cubicYards) return `A ${tier.label.toLowerCase()}`
  if (counted) return `A load of about ${shownVolume(counted.cubicYards)}`
  return `A load of about ${tier?.label ?? shownVolume(truckHolds)}`
}

/** A load as a field of the quote form, with the volume that the visitor saw: "2 fridges, 1 couch: 4.5 cubic yards". */
export const describeLoad = (cubicYards: number, items = ''): string =>
  `${items}${items && ': '}${shownYards(cubicYards)} cubic yards`

/** The load of a quote: the counted items, or the volume of the chosen size; empty for a minimum load. */
export function loadToSend(tier: PricingTier | undefined, counted: CountedLoad | undefined): string {
  if (counted) return describeLoad(counted.cubicYards, counted.items)
  return tier?.cubicYards ? describeLoad(tier.cubicYards) : ''
}

/** The cubic yards of such a text; undefined for another text. */
export function volumeOfLoad(load: string): number | undefined {
  const [, yards] = /(?:^|: )(\d{1,5}(?:\.\d{1,3})?) cubic yards$/.exec(load) ?? []
  return yards === undefined ? undefined : Number(yards)
}

/** Per cent that the bar of the minimum load shows: it has no volume, since it is not priced by the yard. */
const minimumFill = 8

/** The load with the prices of its tiers. @throws on a tier the price table does not have */
export function priceLoad({ load, tier, note }: TypicalLoad) {
  const [first, last] = typeof tier === 'number' ? [tier, tier] : tier
  const [low, high] = [findTier(first, load), findTier(last, load)]
  const yards = describeYards(low, high)
  return {
    load,
    /** "$105", or "$315 to $420". */
    price: low.price === high.price ? dollars(high.price) : `${dollars(low.price)} to ${dollars(high.price)}`,
    /** The same prices as numbers. */
    lowest: low.price,
    highest: high.price,
    /** "About 3 cubic yards, with the cover and steps". */
    size: note ? `${yards}, ${note}` : yards,
    /** How much of the truck it fills at most, in per cent. */
    fill: high.cubicYards ? Math.round((high.cubicYards / truckHolds) * 100) : minimumFill,
  }
}

/** A typical load as the page shows it. */
export type PricedLoad = ReturnType<typeof priceLoad>

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
