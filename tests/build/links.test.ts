import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { paths } from '#data/paths.ts'
import {
  builtFolder,
  faultsOf,
  linksOf,
  listBuiltFiles,
  notFoundPath,
  readBuiltPages,
} from '#tests/support/build/builtPages.ts'

type Reference = { from: string; to: string; element: string }

const pages = readBuiltPages()
const files = new Set(listBuiltFiles().map((file) => `/${file}`))
const ids = new Map(pages.map(({ path, document }) => [path, idsOf(document)]))
const references = pages.flatMap(({ path, document }) => referencesOf(path, document))
const internal = references.filter(({ to }) => /^[/#?]/.test(to))
const links = internal.filter(({ element }) => element === 'A')

test('every internal link leads to a page or a file of the build, and its fragment to an element', () => {
  const broken = internal.filter(({ from, to }) => {
    const path = pathOf(from, to)
    const isMissing = !ids.has(path) && !files.has(path)
    return isMissing || (to.includes('#') && !fragmentsOf(path).has(fragmentOf(to)))
  })

  expect(broken.map(described)).toEqual([])
})

test('every listed page is at most three clicks from the home page', () => {
  const near = new Set<string>([paths.home])
  for (let click = 1; click <= 3; click += 1)
    for (const { from, to } of links.filter(({ from }) => near.has(from))) near.add(pathOf(from, to))

  const far = pages.filter(({ path }) => !near.has(path)).map(({ path }) => path)

  expect(far.sort()).toEqual([notFoundPath, paths.thankYou])
})

test('every page below the home page shows the way down to it, each step a link to a page above', () => {
  const below = pages.filter(({ path }) => path !== paths.home && path !== notFoundPath)

  const faults = faultsOf(below, ({ path, main }) => {
    const [trail, ...others] = main.querySelectorAll('nav[aria-label="Breadcrumb"]')
    const steps = trail ? linksOf(trail) : []
    return (
      others.length === 0 &&
      steps[0]?.join() === 'Home,/' &&
      steps.every(([, to]) => ids.has(to) && to !== path) &&
      trail?.querySelector('[aria-current="page"]')?.text
    )
  })

  expect(faults).toEqual([])
})

test('whatever leads elsewhere is https, a phone number or a mail address, and is not loaded', () => {
  const others = references.filter(({ to }) => !/^[/#?]/.test(to))
  const isGood = ({ to }: Reference) =>
    URL.canParse(to) && /^(https:\/\/|tel:\+\d+$|mailto:\S+@\S+$)/.test(to)
  const isLoaded = ({ element, to }: Reference) =>
    /^(https?:)?\/\//.test(to) && !['A', 'LINK canonical'].includes(element)

  expect(others.filter((reference) => !isGood(reference)).map(described)).toEqual([])
  expect(references.filter(isLoaded).map(described)).toEqual([])
})

test('every form is sent to the path of quotes', () => {
  const forms = pages.flatMap(({ document }) => document.querySelectorAll('form'))
  const actions = forms.map((form) => `${form.getAttribute('method')} ${form.getAttribute('action')}`)

  expect(new Set(actions.map((action) => action.toLowerCase()))).toEqual(new Set([`post ${paths.quotes}`]))
})

/** Whatever a page names: links, pictures, scripts, styles, drawings, and the fonts in its styles. */
function referencesOf(from: string, document: ReturnType<typeof parse>): Reference[] {
  return document.querySelectorAll('[href], [src], [srcset], [imagesrcset], style').flatMap((found) => {
    const element = found.tagName === 'LINK' ? `LINK ${found.getAttribute('rel')}` : found.tagName
    const fonts = element === 'STYLE' ? found.text.matchAll(/url\(\s*["']?([^)"']+)/g) : []
    const named = [
      found.getAttribute('href'),
      found.getAttribute('src'),
      ...sourcesOf(found.getAttribute('srcset')),
      ...sourcesOf(found.getAttribute('imagesrcset') ?? found.getAttribute('imageSrcSet')),
      ...[...fonts].map(([, url]) => url),
    ]
    return named.flatMap((to) => (to === undefined || to.startsWith('data:') ? [] : [{ from, to, element }]))
  })
}

function sourcesOf(set: string | undefined): string[] {
  return (set ?? '').split(',').flatMap((source) => source.trim().split(/\s+/)[0] || [])
}

function idsOf(document: ReturnType<typeof parse>): Set<string> {
  return new Set(document.querySelectorAll('[id]').map((element) => element.id))
}

/** The ids of a page or of a drawing. */
function fragmentsOf(path: string): Set<string> {
  const known = ids.get(path)
  if (known) return known
  const found = files.has(path)
    ? idsOf(parse(readFileSync(join(builtFolder, path), 'utf8')))
    : new Set<string>()
  ids.set(path, found)
  return found
}

const pathOf = (from: string, to: string): string => (/^[#?]/.test(to) ? from : (to.split(/[?#]/)[0] ?? ''))

const fragmentOf = (to: string): string => decodeURIComponent(to.slice(to.indexOf('#') + 1))

const described = ({ from, to, element }: Reference): string => `${from}: ${element} ${to}`
