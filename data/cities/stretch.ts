import { type CitySummary, cities } from './cities.ts'

/** As many towns as a page names before it leaves some out. */
const longest = 12

/** What leads to the others, where a stretch leaves towns out. */
export const allTowns = cities.length > longest ? `All ${cities.length} towns` : undefined

/** How many towns a stretch has. */
export const stretchLength = Math.min(cities.length, longest)

/**
 * The towns before and after this one on the road, with it: all of them, unless there are very many. Every page names them, so
 * that its size must not grow with the number of towns.
 *
 * @param slug none: the first ones
 */
export function stretchAround(slug?: string, towns = cities): readonly CitySummary[] {
  const here = towns.findIndex((town) => town.slug === slug)
  const start = Math.max(0, Math.min(here - longest / 2, towns.length - longest))
  return towns.slice(start, start + longest)
}
