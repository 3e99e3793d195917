import type { City } from './cities.ts'
import { cities } from './cities.ts'
import type { FitsSetting } from './placeSettings.ts'

/** The notes that fit the city's kinds of place, in the city's order. */
export const fitting = <Item extends FitsSetting>(
  items: readonly Item[],
  { settings }: Pick<City, 'settings'>,
) => settings.flatMap((setting) => items.filter(({ fits }) => fits === setting))

/** The notes that every page shows. */
export const everyPlace = <Item extends FitsSetting>(items: readonly Item[]) =>
  items.filter(({ fits }) => fits === undefined)

/** The notes that fit every place, beginning with another one in each city. */
export function general<Item extends FitsSetting>(
  items: readonly Item[],
  { slug }: Pick<City, 'slug'>,
): Item[] {
  const everywhere = everyPlace(items)
  const first = cities.findIndex((city) => city.slug === slug) % Math.max(everywhere.length, 1)
  return [...everywhere.slice(first), ...everywhere.slice(0, first)]
}
