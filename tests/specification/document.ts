/*
 * The lists of the customer's document, repeated on purpose: the tests of this folder compare the built site with them, and not
 * with the records of the site. Below, how they read a page.
 */

import type { HTMLElement } from 'node-html-parser'
import { type BuiltPage, textOf } from '#tests/support/build/builtPages.ts'

const split = (list: string): string[] => list.split(', ')

export const neighbourhoods = {
  pickering: split(
    "Pickering Village, Liverpool, Bay Ridges, Rougemount, Dunbarton, West Shore, Frenchman's Bay, Altona",
  ),
  oshawa: split('Downtown Oshawa, Brooklin, Eastdale, Harmony, Kedron, Lakeview, McLaughlin, Northwood'),
  whitby: split(
    'Downtown Whitby, Brooklin, Port Whitby, Pringle Creek, Blue Grass Meadows, Rolling Acres, Williamsburg, Lynde Creek',
  ),
  ajax: split(
    'Downtown Ajax, Pickering Beach, South Ajax, Northwest Ajax, Westney Heights, Central Ajax, Greenwood, Audley',
  ),
  scarborough: split(
    'Agincourt, Bendale, Birchcliffe-Cliffside, Cedarbrae, Eglinton East, Kennedy Park, Malvern, Rouge',
  ),
  bowmanville: split('Downtown Bowmanville, Liberty, Tyrone, Hampton, Solina, Haydon, Burketon, Enniskillen'),
  courtice: split('Courtice Village, Nash, Hampton, Newcastle, Kendal, Port Darlington, Clarke, Bennett'),
  newcastle: split(
    'Newcastle Village, Bond Head, Newtonville, Orono, Kirby, Kendal, Wesleyville, Port Granby',
  ),
}

export type CitySlug = keyof typeof neighbourhoods

export const citySlugs = Object.keys(neighbourhoods) as CitySlug[]

export const directServiceSlugs = `
  furniture-appliances construction-debris household-junk electronics yard-waste hot-tubs-spas
  renovation-debris estate-cleanouts office-furniture scrap-metal carpet-flooring
  exercise-equipment
`
  .trim()
  .split(/\s+/)

export const cityServiceSlugs = `
  backyard-cleanup garage-cleanout construction-waste carpet-disposal flooring-disposal
  furniture-disposal household-garbage move-out-dump-run rental-unit-cleanout shed-demolition
  fence-demolition deck-demolition hot-tub-removal appliance-removal bathroom-renovation-debris
  electronics-recycling piano-removal real-estate-cleanups estate-cleanout apartment-cleanout
  curbside-pickup brush-branches-pickup leaves-pickup contractor-debris kitchen-renovation-debris
  interlock-disposal patio-slab-disposal
`
  .trim()
  .split(/\s+/)

export const cityPaths = citySlugs.map((city) => `/service-areas/${city}`)

export const directServicePaths = directServiceSlugs.map((service) => `/services/${service}`)

export const cityServicePages = citySlugs.flatMap((city) =>
  cityServiceSlugs.map((service) => ({ city, service, path: `/services/${city}/${service}` })),
)

/** Every route of the specification but "any other path". */
export const specifiedPaths = [
  ...['/', '/about-us', '/service-areas', '/before-after-gallery', '/junk-removal'],
  ...cityPaths,
  ...directServicePaths,
  ...cityServicePages.map(({ path }) => path),
]

export const redirects = [
  ['/before-and-after-pics', '/before-after-gallery'],
  ['/photo-gallery', '/before-after-gallery'],
  ['/contact-us', '/#contact'],
  ['/free-estimates', '/#contact'],
  ['/more-reviews', '/#reviews'],
  ['/demolition-2', '/services/construction-debris'],
  ['/demolition-3', '/services/renovation-debris'],
]

/** The items of the header in order, with their targets. */
export const headerItems = [
  ['About Us', '/about-us'],
  ['What We Remove', '/#services'],
  ['Pricing', '/#pricing'],
  ['How It Works', '/#how-it-works'],
  ['Reviews', '/#reviews'],
  ['Service Areas', '/service-areas'],
  ['Contact', '/#contact'],
]

/** "port-perry" as the pages write it: "Port Perry". */
export const cityName = (slug: string): string =>
  slug.replace(
    /(^|-)(\w)/g,
    (_match, hyphen: string, letter: string) => (hyphen && ' ') + letter.toUpperCase(),
  )

/** The items of a list, without those of nested lists. */
export const itemsOf = (list: HTMLElement): HTMLElement[] =>
  list.children.filter(({ tagName }) => tagName === 'LI')

/** The quote button of every page without a form of its own, as linksOf gives it. */
export const quoteLink = ['Get Free Quote', '/#contact']

/** Every list in main, as the texts of its items. */
export const listsOf = ({ main }: BuiltPage): string[][] =>
  main.querySelectorAll('ul').map((list) => itemsOf(list).map(textOf))

export function lastSection({ path, main }: BuiltPage): HTMLElement {
  const section = main.querySelectorAll('section').at(-1)
  if (!section) throw new Error(`${path} has no section.`)
  return section
}

/** The specification writes straight apostrophes, the site typographic ones. */
export const plain = (text: string): string => text.replaceAll('’', "'")
