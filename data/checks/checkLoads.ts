import { tierFor } from '../pricing/loadEstimate.ts'
import { countedLoad, type ItemCounts, loadItems } from '../pricing/loadItems.ts'
import { priceLoad, type TypicalLoad } from '../pricing/loadPrices.ts'
import { dollars } from '../pricing/pricing.ts'

/** The tiers of a load must exist, and the estimator's price for its items must lie within its prices. */
export function loadFaults(load: TypicalLoad): string[] {
  const { items = [], itemsAmong } = load
  const whole = [items].flat()
  const unknown = [...whole, ...(itemsAmong ? [itemsAmong] : [])].flatMap(unknownItems)
  if (unknown.length > 0)
    return unknown.map(
      (slug) =>
        `counts "${slug}" in "${load.load}", and there is no such item. Use a slug of data/pricing/loadItems.ts.`,
    )
  try {
    const { lowest, highest } = priceLoad(load)
    return [
      ...whole.flatMap((counts) => contradiction(load, counts, { lowest, highest })),
      ...(itemsAmong ? contradiction(load, itemsAmong, { lowest: 0, highest }) : []),
    ]
  } catch (error) {
    return [(error as Error).message]
  }
}

const slugs = new Set(loadItems.map(({ slug }) => slug))

const unknownItems = (counts: ItemCounts) => Object.keys(counts).filter((slug) => !slugs.has(slug))

function contradiction(
  { load }: TypicalLoad,
  counts: ItemCounts,
  { lowest, highest }: { lowest: number; highest: number },
): string[] {
  const counted = countedLoad(counts)
  if (!counted) return [`counts nothing in "${load}". Count an item, or remove the counts.`]
  const { price = Infinity } = tierFor(counted.cubicYards) ?? {}
  if (lowest <= price && price <= highest) return []
  const estimate = price === Infinity ? 'more than a truck' : dollars(price)
  return [
    `prices "${load}" at ${dollars(price < lowest ? lowest : highest)}, and the estimator says ${estimate} for ${counted.items}.`,
  ]
}
