import { existsSync, readdirSync } from 'node:fs'
import { listBuiltFiles } from '../build/builtPages.ts'

export const unknownPath = '/no-such-page'

const named = [
  { kind: 'the home page', path: '/' },
  { kind: 'the about page', path: '/about-us' },
  { kind: 'the service areas', path: '/service-areas' },
  { kind: 'a city page', path: '/service-areas/ajax' },
  { kind: 'a direct service page', path: '/services/yard-waste' },
  { kind: 'a city-service page', path: '/services/ajax/hot-tub-removal' },
  { kind: 'the gallery', path: '/before-after-gallery' },
  { kind: 'the junk removal page', path: '/junk-removal' },
  { kind: 'an extra page', path: '/privacy' },
]

/** Named above, or filled in by the server. */
const without = ['index', 'quote-not-sent', 'quote-sent']

/** The other folders of a single page. */
const others = readdirSync('pages')
  .filter((folder) => /^[a-z]/.test(folder) && !without.includes(folder))
  .filter((folder) => existsSync(`pages/${folder}/+Page.tsx`))
  .map((folder) => ({ kind: `the page /${folder}`, path: `/${folder}` }))
  .filter(({ path }) => !named.some((kind) => kind.path === path))

/** One path of every kind of page, the not-found page last. A folder with a parameter needs a line above. */
export const pageKinds = [...named, ...others, { kind: 'the not-found page', path: unknownPath }]

/** Every other page there is a file for, those with noindex too. */
export const otherPaths: readonly string[] = listBuiltFiles()
  .filter((file) => file.endsWith('index.html'))
  .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
  .filter((path) => !pageKinds.some((kind) => kind.path === path))
