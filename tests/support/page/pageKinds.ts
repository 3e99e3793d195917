import { existsSync, readdirSync } from 'node:fs'
import { slugOf } from '#data/records.ts'
import { listBuiltFiles } from '../build/builtPages.ts'
import { required } from '../content/required.ts'

export const unknownPath = '/no-such-page'

const city = slugIn('cities', 'ajax')
const directService = slugIn('services/direct', 'yard-waste')
const cityService = slugIn('services/city', 'hot-tub-removal')

const named = [
  { kind: 'the home page', path: '/' },
  { kind: 'the about page', path: '/about-us' },
  { kind: 'the service areas', path: '/service-areas' },
  { kind: 'a city page', path: `/service-areas/${city}` },
  { kind: 'a direct service page', path: `/services/${directService}` },
  { kind: 'a city-service page', path: `/services/${city}/${cityService}` },
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
export const otherPaths: readonly string[] = listBuiltFiles()
  .filter((file) => file.endsWith('index.html'))
  .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
  .filter((path) => !pageKinds.some((kind) => kind.path === path))

/** The usual slug, or the company's first slug if it has no such record. */
function slugIn(folder: string, usual: string): string {
  const slugs = readdirSync(`data/${folder}/records`).map(slugOf).sort()
  return slugs.includes(usual) ? usual : required(slugs[0])
}
