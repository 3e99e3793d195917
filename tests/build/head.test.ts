import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import { paths } from '#data/paths.ts'
import { allPages } from '#renderer/site/sitePages.ts'
import {
  type BuiltPage,
  builtFolder,
  builtOrigin,
  find,
  notFoundPath,
  readBuiltPages,
} from '#tests/support/build/builtPages.ts'
import { cityServiceSlugs, citySlugs, directServiceSlugs } from '#tests/support/content/specification.ts'

const pages = readBuiltPages().map(readHead)
const pagesWithPath = pages.filter(({ path }) => path !== notFoundPath)
const unlisted = [notFoundPath, paths.thankYou]

const social = [
  'og:title',
  'og:description',
  'og:type',
  'og:site_name',
  'og:locale',
  'og:image',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'twitter:card',
  'twitter:title',
  'twitter:description',
  'twitter:image',
  'twitter:image:alt',
]

test('every page has exactly one title, description, robots tag, charset and viewport @2-shared-1', () => {
  const faults = pages.flatMap((page) => [
    ...(page.titles.length === 1 ? [] : [`${page.path}: title`]),
    ...(page.charsets === 1 ? [] : [`${page.path}: charset`]),
    ...['description', 'robots', 'viewport']
      .filter((name) => page.all(name).length !== 1)
      .map((name) => `${page.path}: ${name}`),
  ])

  expect(faults).toEqual([])
})

test('every page has exactly one of each social tag, and none is empty @2-shared-3', () => {
  const faults = pages.flatMap((page) =>
    social
      .filter((name) => page.all(name).length !== 1 || !page.meta(name))
      .map((name) => `${page.path}: ${name} ${JSON.stringify(page.all(name))}`),
  )

  expect(faults).toEqual([])
})

test('no tag of the head is there twice', () => {
  const faults = pages.flatMap((page) => repeated(page.names).map((name) => `${page.path}: ${name}`))

  expect(faults).toEqual([])
})

test('the canonical URL and og:url are the page’s own, with the public origin @2-shared-2', () => {
  const faults = pagesWithPath.filter((page) => {
    const own = builtOrigin + page.path
    return page.canonicals.join() !== own || page.all('og:url').join() !== own
  })

  expect(faults.map(({ path }) => path)).toEqual([])
})

test('the not-found page, which answers everywhere, claims no URL', () => {
  const notFound = pages.find(({ path }) => path === notFoundPath)

  expect(notFound && [...notFound.canonicals, ...notFound.all('og:url')]).toEqual([])
})

test('every title, description and robots tag is the one the page’s record makes @2-shared-6', async () => {
  const recorded = await allPages()

  const said = pages
    .filter(({ path }) => path !== notFoundPath)
    .map((page) => [page.path, page.title, page.meta('description'), page.meta('robots')])

  const made = recorded.map(({ path, metadata: { title, description, robots } }) => [
    path,
    title,
    description,
    robots,
  ])
  expect(said.sort()).toEqual(made.sort())
})

test('no two pages share a title or a description', () => {
  expect(repeated(pages.map(({ title }) => title))).toEqual([])
  expect(repeated(pages.map((page) => page.meta('description')))).toEqual([])
})

test('no title and no description had to be cut', () => {
  const texts = pages.flatMap((page) => [page.title, page.meta('description')])

  expect(texts.filter((text) => /…|\.\.\.$/.test(text))).toEqual([])
})

test('the social texts are the page’s title and description', () => {
  const faults = pages.filter((page) =>
    ['og', 'twitter'].some(
      (network) =>
        page.meta(`${network}:title`) !== page.title ||
        page.meta(`${network}:description`) !== page.meta('description'),
    ),
  )

  expect(faults.map(({ path }) => path)).toEqual([])
})

test('the social picture is a file of the build, as large as the tags say', async () => {
  const sizes = new Map(
    pages.map((page) => [
      page.meta('og:image'),
      `${page.meta('og:image:width')} × ${page.meta('og:image:height')}`,
    ]),
  )

  const faults = await Promise.all(
    [...sizes].map(async ([url, said]) => {
      const { width, height } = await sharp(join(builtFolder, url.replace(`${builtOrigin}/`, ''))).metadata()
      return said === `${width} × ${height}` ? [] : [`${url} is ${width} × ${height}, not ${said}`]
    }),
  )

  expect(faults.flat()).toEqual([])
})

test('every city and every service has a social picture of its own, every other page its kind’s', () => {
  const names = new Set(pages.map((page) => page.meta('og:image').split('/social/')[1]))

  expect([...names].filter((name) => name?.startsWith('city-'))).toHaveLength(citySlugs.length)
  expect([...names].filter((name) => name?.startsWith('service-'))).toHaveLength(cityServiceSlugs.length)
  expect([...names].filter((name) => name?.startsWith('direct-'))).toHaveLength(directServiceSlugs.length)
})

test('both networks get the same picture and the same words for it', () => {
  const faults = pages.filter(
    (page) =>
      page.all('twitter:image').join() !== page.all('og:image').join() ||
      page.all('twitter:image:alt').join() !== page.all('og:image:alt').join(),
  )

  expect(faults.map(({ path }) => path)).toEqual([])
})

test('search engines may list every page but the not-found and the thank-you page', () => {
  const hidden = pages.filter((page) => page.meta('robots') !== 'index,follow')

  expect(hidden.map(({ path }) => path).sort()).toEqual(unlisted)
  expect(hidden.map((page) => page.meta('robots'))).toEqual(unlisted.map(() => 'noindex'))
})

test('every page says its language, and that it is the company’s', () => {
  const faults = pages.filter(
    (page) =>
      page.document.querySelector('html')?.getAttribute('lang') !== site.language ||
      page.meta('og:locale') !== site.language.replace('-', '_') ||
      page.meta('og:site_name') !== site.brand ||
      page.meta('og:type') !== 'website' ||
      page.meta('twitter:card') !== 'summary_large_image',
  )

  expect(faults.map(({ path }) => path)).toEqual([])
})

test('no page forbids zooming', () => {
  expect(new Set(pages.map((page) => page.meta('viewport')))).toEqual(
    new Set(['width=device-width, initial-scale=1']),
  )
})

test('title, description, canonical and social tags stand in the head', () => {
  const faults = pages.filter(({ document }) =>
    document.querySelector('body title, body meta, body [rel="canonical"]'),
  )

  expect(faults.map(({ path }) => path)).toEqual([])
})

function readHead({ path, document }: BuiltPage) {
  const tags = find(document, 'head').children
  const named = (name: string) =>
    tags.filter((tag) => tag.getAttribute('name') === name || tag.getAttribute('property') === name)
  const titles = tags.filter(({ tagName }) => tagName === 'TITLE').map(({ text }) => text)
  return {
    path,
    document,
    titles,
    title: titles[0] ?? '',
    charsets: tags.filter((tag) => tag.hasAttribute('charset')).length,
    canonicals: tags
      .filter((tag) => tag.getAttribute('rel') === 'canonical')
      .map((tag) => tag.getAttribute('href')),
    names: tags
      .filter(({ tagName }) => tagName === 'META')
      .map((tag) => tag.getAttribute('name') ?? tag.getAttribute('property') ?? 'charset'),
    /** What the tags of this name say. */
    all: (name: string) => named(name).map((tag) => tag.getAttribute('content') ?? ''),
    /** What the one tag of this name says. */
    meta: (name: string) => named(name)[0]?.getAttribute('content') ?? '',
  }
}

const repeated = (texts: string[]): string[] => texts.filter((text, index) => texts.indexOf(text) !== index)
