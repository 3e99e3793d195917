import { existsSync, readdirSync } from 'node:fs'
import { required } from '#tests/support/required.ts'
import { builtPaths, find, linksOf, notFoundPath, readBuiltPage, textOf } from '../build/builtPages.ts'

export const unknownPath = '/no-such-page'

/** A page that tests lead to, whatever the records of the company are. */
export type Destination = { name: string; path: string; slug: string; heading: string }

const footer = find(readBuiltPage(notFoundPath).document, 'footer')

const destinationsIn = (links: readonly (readonly [string, string])[], start: string): Destination[] =>
  links
    .filter(([, path]) => path.startsWith(start))
    .map(([name, path]) => ({
      name,
      path,
      slug: path.slice(start.length),
      heading: textOf(find(readBuiltPage(path).document, 'h1')),
    }))

/** The towns and direct services of the footer. */
export const towns = destinationsIn(linksOf(footer), '/service-areas/')
export const directServices = destinationsIn(linksOf(footer), '/services/')
/** The usual one, or another company's first. */
const usual = (found: readonly Destination[], slug: string) =>
  required(found.find((destination) => destination.slug === slug) ?? found[0])

export const town = usual(towns, 'ajax')
export const otherTown = required(towns.find(({ slug }) => slug !== town.slug))
export const directService = usual(directServices, 'yard-waste')

const servicesOn = (path: string) =>
  destinationsIn(linksOf(readBuiltPage(path).main), `/services/${town.slug}/`)

export const cityService = usual(servicesOn(town.path), 'hot-tub-removal')
/** Linked on the page of the former. */
export const relatedService = required(servicesOn(cityService.path)[0])

const named = [
  { kind: 'the home page', path: '/' },
  { kind: 'the about page', path: '/about-us' },
  { kind: 'the service areas', path: '/service-areas' },
  { kind: 'a city page', path: town.path },
  { kind: 'a direct service page', path: directService.path },
  { kind: 'a city-service page', path: cityService.path },
  { kind: 'the gallery', path: '/before-after-gallery' },
  { kind: 'the junk removal page', path: '/junk-removal' },
  { kind: 'an extra page', path: '/privacy' },
]

/** Folders that are named above, or contain templates of the server. */
const without = ['index', 'quote-not-sent', 'quote-sent']

/** The remaining folders with a single page. */
const others = readdirSync('pages')
  .filter((folder) => /^[a-z]/.test(folder) && !without.includes(folder))
  .filter((folder) => existsSync(`pages/${folder}/+Page.tsx`))
  .map((folder) => ({ kind: `the page /${folder}`, path: `/${folder}` }))
  .filter(({ path }) => !named.some((kind) => kind.path === path))

/** One path of every kind of page, the not-found page last. A folder with a parameter needs a line above. */
export const pageKinds = [...named, ...others, { kind: 'the not-found page', path: unknownPath }]

/** All other built pages, including those with noindex. */
export const otherPaths: readonly string[] = builtPaths().filter(
  (path) => path !== notFoundPath && !pageKinds.some((kind) => kind.path === path),
)
