import { countInWords, fillTemplates } from '../fillTemplate.ts'
import { paths } from '../paths.ts'
import { facts } from '../prices/facts.ts'
import { type CitySummary, cities } from './cities.ts'

/** The number of cities in words, for the middle of a sentence: "one town", "eight towns". Visitors call a city a town. */
export const countCities = (count: number): string =>
  `${countInWords(count)} ${count === 1 ? 'town' : 'towns'}`

/** Texts of the section with the route line. */
export const route = fillTemplates(
  {
    title: `The ${countCities(cities.length)} we serve`,
    lead: '{SamePrices} from {reach}.',
    /** aria-label of the list of cities. */
    label: 'Towns along the road',
    /** Button of the list, where a small screen shows it folded. */
    folded: 'Towns along the road from {city}',
    /** Name of the lake below the route line; empty for none. */
    lake: 'Lake Ontario',
  },
  { ...facts, city: '{city}' },
  'data/places/route.ts',
)

/** Every page lists cities, so the number is limited: a page must not grow with each new city. */
const maxListed = 12

/** How many cities the footer and the route line list. */
export const listedCityCount = Math.min(cities.length, maxListed)

/** Label of the link to all cities; undefined where every city is listed. */
export const allCitiesLabel = cities.length > maxListed ? `All ${cities.length} towns` : undefined

/**
 * The cities that a page lists: all of them, or 12 around its own on the road.
 *
 * @param slug of the page's own city; the first cities are listed without one
 */
export function listedCities(slug?: string, all = cities): readonly CitySummary[] {
  const here = all.findIndex((city) => city.slug === slug)
  const start = Math.max(0, Math.min(here - maxListed / 2, all.length - maxListed))
  return all.slice(start, start + maxListed)
}

export const cityLinks = (cities: readonly CitySummary[]) =>
  cities.map(({ slug, name }) => ({ label: name, href: paths.city(slug) }))
