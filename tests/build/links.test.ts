import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { paths } from '#data/paths.ts'
import {
  attributesOf,
  type BuiltPage,
  faultsOf,
  linksOf,
  listBuiltFiles,
  notFoundPath,
  readBuiltFile,
  readBuiltPages,
  textOf,
} from '#tests/support/build/builtPages.ts'

type Reference = { from: string; to: string; element: string }

const pages = readBuiltPages()
const files = new Set(listBuiltFiles().map((file) => `/${file}`))
const ids = new Map(pages.map(({ path, document }) => [path, idsOf(document)]))
const references = pages.flatMap(referencesOf)
const internal = references.filter(({ to }) => /^[/#?]/.test(to))

test('every internal link leads to a page or a file of the build, and its fragment to an element', () => {
  const broken = internal.filter(({ from, to }) => {
    const path = pathOf(from, to)
    const isMissing = !ids.has(path) && !files.has(path)
    return isMissing || (to.includes('#') && !fragmentsOf(path).has(fragmentOf(to)))
  })

  expect(broken.map(described)).toEqual([])
})

test('every listed page is at most three clicks from the home page', () => {
  const links = internal.filter(({ element }) => element === 'A')
  const near = new Set<string>([paths.home])
  for (let click = 1; click <= 3; click += 1)
    for (const { from, to } of links.filter(({ from }) => near.has(from))) near.add(pathOf(from, to))

  expect(faultsOf(pages, ({ path }) => near.has(path)).sort()).toEqual([notFoundPath, paths.thankYou])
})

test('every page below the home page has breadcrumbs that link to its parent pages', () => {
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

test('external links are https, tel or mailto, and no page loads an external resource', () => {
  const others = references.filter(({ to }) => !/^[/#?]/.test(to))
  const isGood = ({ to }: Reference) =>
    URL.canParse(to) && /^(https:\/\/|tel:\+\d+$|mailto:\S+@\S+$)/.test(to)
  const isLoaded = ({ element, to }: Reference) =>
    /^(https?:)?\/\//.test(to) && !['A', 'LINK canonical'].includes(element)

  expect(others.filter((reference) => !isGood(reference)).map(described)).toEqual([])
  expect(references.filter(isLoaded).map(described)).toEqual([])
})

test('links with the same name have the same target, and an aria-label contains the visible text', () => {
  const faults = pages.flatMap(({ path, document, main }) => {
    const places = Map.groupBy(main.querySelectorAll('a'), nameOf)
    const ambiguous = [...places]
      .filter(([, links]) => new Set(links.map((link) => link.getAttribute('href'))).size > 1)
      .map(([name]) => `${path}: "${name}" leads to several places`)
    const misread = document
      .querySelectorAll(':is(a, button)[aria-label]')
      .map((control) => [textOf(control), nameOf(control)] as const)
      .filter(([shown, name]) => !name.toLowerCase().includes(shown.toLowerCase()))
      .map(([shown, name]) => `${path}: "${shown}" is read as "${name}"`)
    return [...ambiguous, ...misread]
  })

  expect(faults).toEqual([])
})

const nameOf = (control: BuiltPage['main']): string =>
  control.getAttribute('aria-label') ??
  [textOf(control), ...attributesOf(control, 'img', 'alt')].join(' ').trim()

/** All URLs of a page: links, pictures, scripts, styles, drawings, and the fonts in its styles. */
function referencesOf({ path: from, document }: BuiltPage): Reference[] {
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

function sourcesOf(set = ''): string[] {
  return set.split(',').flatMap((source) => source.trim().split(/\s+/)[0] || [])
}

function idsOf(document: BuiltPage['document']): Set<string> {
  return new Set(attributesOf(document, '[id]', 'id'))
}

/** The ids of a page or of a drawing. */
function fragmentsOf(path: string): Set<string> {
  const found = ids.get(path) ?? (files.has(path) ? idsOf(parse(readBuiltFile(path))) : new Set<string>())
  ids.set(path, found)
  return found
}

const pathOf = (from: string, to: string): string => (/^[#?]/.test(to) ? from : (to.split(/[?#]/)[0] ?? ''))

const fragmentOf = (to: string): string => decodeURIComponent(to.slice(to.indexOf('#') + 1))

const described = ({ from, to, element }: Reference): string => `${from}: ${element} ${to}`
