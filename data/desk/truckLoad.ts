import { shownYards, tierFor, truckHolds, volumeOfLoad } from '../prices/loadEstimate.ts'
import { curbsideDiscount, dollars } from '../prices/pricing.ts'
import type { DeskQuote } from './deskQuote.ts'

const fullTruckPrice = tierFor(truckHolds)?.price ?? 0

/** By the price table, in dollars before tax: whole trucks, and the rest by its tier. */
export function priceOfLoad(cubicYards: number): number {
  const trucks = Math.floor(cubicYards / truckHolds)
  const rest = cubicYards - trucks * truckHolds
  return trucks * fullTruckPrice + (rest > 0 ? (tierFor(rest)?.price ?? 0) : 0)
}

/** "$210 for 6 cubic yards, 15% less at the curb" */
export function describeLoadPrice(cubicYards: number): string {
  const trucks = Math.ceil(cubicYards / truckHolds)
  const tier = tierFor(cubicYards)
  const size = tier ? tier.label.toLowerCase() : `${trucks} trucks`
  return `${dollars(priceOfLoad(cubicYards))} for ${size}, ${curbsideDiscount}% less at the curb`
}

/** Cubic yards: as the owner entered them, else as the visitor counted them; null for neither. */
export function loadOf({ cubicYards, load }: Pick<DeskQuote, 'cubicYards' | 'load'>): number | null {
  const counted = volumeOfLoad(load)
  return cubicYards ?? (counted === undefined ? null : Number(shownYards(counted)))
}

/** The items of "2 fridges, 1 couch: 4.5 cubic yards". */
export const itemsOfLoad = (load: string): string[] =>
  /^(.+): [\d.]+ cubic yards$/.exec(load)?.[1]?.split(', ') ?? []

export function truckLoadOf(visits: readonly Pick<DeskQuote, 'cubicYards' | 'load'>[]) {
  const loads = visits.map(loadOf)
  const sum = loads.reduce<number>((yards, load) => yards + (load ?? 0), 0)
  // Floating-point sums are inexact.
  const cubicYards = Math.round(sum * 100) / 100
  return {
    cubicYards,
    /** Past a full truck; 0 while it all fits. */
    over: Math.max(0, Math.round((cubicYards - truckHolds) * 100) / 100),
    /** Of the truck, in per cent. */
    fill: Math.min(100, (cubicYards / truckHolds) * 100),
    /** Number of visits whose load nobody has counted or estimated. */
    unknown: loads.filter((load) => load === null).length,
  }
}
