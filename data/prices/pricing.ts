import { claims } from '../company/claims.ts'
import { site } from '../company/site.ts'
import { fillTemplate } from '../fillTemplate.ts'

/** For search engines and llms.txt; pages write $ (`dollars` below). */
export const currency = { code: 'CAD', name: 'Canadian dollars' }
/** Sales tax extra. */
export const ratePerCubicYard = 35
/** For the smallest load. */
export const minimumFee = 55
/** Per cent off when everything is at the curb already. */
export const curbsideDiscount = 15

type TierLoad = {
  /** Volume of the load; undefined for the minimum load. */
  cubicYards?: number
  /** Cubic yards that are charged, if fewer than the volume. */
  chargedCubicYards?: number
  fridges: number
  bags: number
  flag?: 'popular' | 'bestValue'
}

const loads: readonly TierLoad[] = [
  { fridges: 1, bags: 10 },
  { cubicYards: 3, fridges: 2, bags: 25 },
  { cubicYards: 6, fridges: 5, bags: 50, flag: 'popular' },
  { cubicYards: 9, fridges: 8, bags: 75 },
  { cubicYards: 12, fridges: 10, bags: 100 },
  { cubicYards: 17, chargedCubicYards: 15, fridges: 15, bags: 125, flag: 'bestValue' },
]

/** Volume of one fridge or bag in cubic yards: the smallest over all rows, so that every row holds the number that it names. */
const smallestShare = (count: (load: TierLoad) => number): number =>
  Math.min(...loads.flatMap((load) => (load.cubicYards ? [load.cubicYards / count(load)] : [])))

/** Volume of a fridge in cubic yards. */
export const fridgeVolume = smallestShare(({ fridges }) => fridges)
/** Volume of a bag in cubic yards. */
export const bagVolume = smallestShare(({ bags }) => bags)

/** Rounded to thousandths: sums of volumes are inexact, and 25 bags fit 3 cubic yards exactly. */
export const inThousandths = (cubicYards: number): number => Math.round(cubicYards * 1000) / 1000

/** "1 cubic yard", "4.5 cubic yards". */
export const inCubicYards = (yards: number | string): string =>
  `${yards} cubic ${Number(yards) === 1 ? 'yard' : 'yards'}`

/** "4.5 yd³", on one line, where there is little room. */
export const inCubicYardsShort = (yards: number): string => `${yards}\u00a0yd³`

/** Rounded to cents: 42.35 times 3 is 127.05000000000001. */
const inCents = (amount: number): number => Number(amount.toFixed(2))

/** The six prices, cheapest first: the charged cubic yards times the rate, at least the minimum fee. */
export const pricingTiers = loads.map(
  ({ cubicYards, chargedCubicYards = cubicYards ?? 0, fridges, bags, flag }) => ({
    /** Before sales tax. */
    price: inCents(Math.max(minimumFee, chargedCubicYards * ratePerCubicYard)),
    /** "6 cubic yards", or "Minimum load". */
    label: cubicYards ? inCubicYards(cubicYards) : 'Minimum load',
    /** What fits: "5 fridges or 50 bags". */
    description:
      fridges === 1 ? `1 full fridge or ${bags} regular bags` : `${fridges} fridges or ${bags} bags`,
    /** Notes about this price alone. */
    details:
      cubicYards && chargedCubicYards < cubicYards
        ? [
            fillTemplate(claims.fullTruck.wording, {
              fullTruckYards: `${cubicYards}`,
              fullTruckCharged: `${chargedCubicYards}`,
            }),
          ]
        : [],
    /** Volume of the load; undefined for the minimum load. */
    cubicYards,
    /** Cubic yards that are charged: fewer than the volume of a full truck, and 0 for the minimum load. */
    chargedCubicYards,
    /** The volume in cubic yards; the minimum load holds one fridge or its bags. */
    holds: cubicYards ?? inThousandths(Math.max(fridges * fridgeVolume, bags * bagVolume)),
    popular: flag === 'popular',
    bestValue: flag === 'bestValue',
  }),
)

export type PricingTier = (typeof pricingTiers)[number]

/** "$55", "$1,240", and "$37.50" where there are cents. */
export function dollars(amount: number): string {
  const decimals = Number.isInteger(amount) ? 0 : 2
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return `$${amount.toLocaleString(site.language, options)}`
}
