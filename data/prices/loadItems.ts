import { claims } from '../company/claims.ts'
import type { CountedLoad } from './loadEstimate.ts'
import { bagVolume, fridgeVolume, inThousandths } from './pricing.ts'

const cubicInchesInYard = 36 ** 3

/** By outer length, width and height in inches. */
const measured = (inches: readonly [number, number, number], standing = '') => ({
  cubicYards: Math.round((inches[0] * inches[1] * inches[2] * 100) / cubicInchesInYard) / 100,
  /** Source of the volume. */
  note: `outer size ${inches.join(' × ')} in${standing}, times 1.0; the owner should confirm`,
  /** The owner agreed to the volume. The launch list names an item until then. */
  confirmed: false,
})

const fromTable = (cubicYards: number) => ({
  cubicYards,
  note: 'price table: the row that leaves it the least room',
  confirmed: true,
})

/** In the order of the page; `one` and `many` are for the middle of a sentence. */
export const loadItems = [
  { slug: 'bag', one: 'bag', many: 'bags', ...fromTable(bagVolume) },
  { slug: 'box', one: 'box', many: 'boxes', ...measured([18, 18, 16]) },
  { slug: 'fridge', one: 'fridge', many: 'fridges', ...fromTable(fridgeVolume) },
  { slug: 'stove', one: 'stove', many: 'stoves', ...measured([30, 28, 47]) },
  { slug: 'washer', one: 'washer or dryer', many: 'washers or dryers', ...measured([27, 30, 39]) },
  { slug: 'couch', one: 'couch', many: 'couches', ...measured([84, 36, 34]) },
  { slug: 'armchair', one: 'armchair', many: 'armchairs', ...measured([36, 36, 36]) },
  { slug: 'mattress', one: 'mattress', many: 'mattresses', ...measured([80, 60, 11]) },
  { slug: 'dresser', one: 'dresser', many: 'dressers', ...measured([60, 20, 34]) },
  { slug: 'table', one: 'table', many: 'tables', ...measured([60, 36, 30]) },
  { slug: 'chair', one: 'chair', many: 'chairs', ...measured([18, 20, 36]) },
  { slug: 'tv', one: 'TV', many: 'TVs', ...measured([49, 6, 30]) },
  { slug: 'bike', one: 'bike', many: 'bikes', ...measured([70, 15, 42], ' with the bars turned') },
  { slug: 'barbecue', one: 'barbecue', many: 'barbecues', ...measured([55, 25, 46]) },
]

/** An item that visitors can count, and its volume in the truck. */
export type LoadItem = (typeof loadItems)[number]

/** What the list of items says. */
export const loadItemWording = {
  title: 'What do you want gone?',
  empty: 'Nothing counted yet.',
  footnote: `This list uses typical sizes. ${claims.priceFirst.wording}.`,
}

/** How many of each item, by its slug. */
export type ItemCounts = Readonly<Record<string, number>>

/** "2 fridges". */
export const countOf = ({ one, many }: Pick<LoadItem, 'one' | 'many'>, count: number): string =>
  `${count} ${count === 1 ? one : many}`

/** Volume and names of the counted items, in the order of the list; undefined without counted items. */
export function countedLoad(counts: ItemCounts): CountedLoad | undefined {
  const counted = loadItems.flatMap((item) => {
    const count = counts[item.slug] ?? 0
    return count > 0 ? [{ item, count }] : []
  })
  if (counted.length === 0) return undefined
  const sum = counted.reduce((yards, { item, count }) => yards + count * item.cubicYards, 0)
  return {
    cubicYards: inThousandths(sum),
    items: counted.map(({ item, count }) => countOf(item, count)).join(', '),
  }
}
