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

/** Subject of a quote: "A load of about 6 cubic yards (2 fridges, 1 couch)". */
export function loadSubject(tier: PricingTier | undefined, counted: CountedLoad | undefined): string {
  const items = counted ? ` (${counted.items})` : ''
  if (tier && !tier.cubicYards) return `A ${tier.label.toLowerCase()}${items}`
  const size = tier?.label ?? shownVolume(counted?.cubicYards ?? truckHolds)
  return `A load of about ${size}${items}`
}

/** A load as a field of the quote form: "2 fridges, 1 couch: 4.5 cubic yards". */
export const describeLoad = (cubicYards: number, items = ''): string =>
  `${items}${items && ': '}${cubicYards} cubic yards`

/** The cubic yards of such a text; undefined for another text. */
export function volumeOfLoad(load: string): number | undefined {
  const [, yards] = /(?:^|: )(\d{1,3}(?:\.\d{1,3})?) cubic yards$/.exec(load) ?? []
  return yards === undefined ? undefined : Number(yards)
}
