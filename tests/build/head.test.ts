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

/** What the tags of every page say, where all pages say the same. */
const constant = {
  viewport: 'width=device-width, initial-scale=1',
  'og:type': 'website',
  'og:site_name': site.brand,
  'og:locale': site.language.replace('-', '_'),
  'twitter:card': 'summary_large_image',
}

test('every page has one title, charset and language, and one of each tag that is not empty @2-shared-1 @2-shared-3', () => {
  const wanted = [
    ...['description', 'robots', 'viewport', 'og:type', 'og:site_name', 'og:locale'],
    ...['og:title', 'og:description', 'og:image', 'og:image:width', 'og:image:height', 'og:image:alt'],
    ...['twitter:card', 'twitter:title', 'twitter:description', 'twitter:image', 'twitter:image:alt'],
  ]

  const faults = pages.flatMap(({ path, titles, charsets, names, meta, language }) => [
    ...(titles.length === 1 && charsets === 1 && language === site.language ? [] : [path]),
    ...[...repeated(names), ...wanted.filter((name) => !meta(name))].map((name) => `${path}: ${name}`),
  ])

  expect(faults).toEqual([])
})

test('the canonical URL and og:url are the page’s own, and the not-found page has none @2-shared-2', () => {
  const told = pages.map(({ path, canonicals, meta }) => [path, canonicals.join(), meta('og:url')])

  expect(told.sort()).toEqual(
    pages.map(({ path }) => [path, ...Array(2).fill(path === notFoundPath ? '' : builtOrigin + path)]).sort(),
  )
})

test('every title, description and robots tag is the one the page’s record makes @2-shared-6', async () => {
  const recorded = await allPages()

  const said = pagesWithPath.map(({ path, title, meta }) =>
    [path, title, meta('description'), meta('robots')].join('\n'),
  )

  const made = recorded.map(({ path, metadata: { title, description, robots } }) =>
    [path, title, description, robots].join('\n'),
  )
  expect(said.sort()).toEqual(made.sort())
})

test('no two pages share a title or a description, none had to be cut, and descriptions are whole sentences', () => {
  const descriptions = pages.map(({ meta }) => meta('description'))
  for (const texts of [pages.map(({ title }) => title), descriptions]) {
    expect(repeated(texts)).toEqual([])
    expect(texts.filter((text) => /…|\.\.\.$/.test(text))).toEqual([])
  }
  expect(descriptions.filter((text) => !/^[A-Z][^!]{40,}\.$/.test(text))).toEqual([])
})

test('social networks get the page’s title, description and picture, and what all pages say', () => {
  const faults = pages.filter(
    ({ title, meta }) =>
      ['og:title', 'twitter:title'].some((name) => meta(name) !== title) ||
      ['og:description', 'twitter:description'].some((name) => meta(name) !== meta('description')) ||
      ['image', 'image:alt'].some((name) => meta(`twitter:${name}`) !== meta(`og:${name}`)) ||
      Object.entries(constant).some(([name, text]) => meta(name) !== text),
  )

  expect(faults.map(({ path }) => path)).toEqual([])
})

test('social pictures are as large as the tags say, and every city and service has its own', async () => {
  const sizes = new Map(
    pages.map(({ meta }) => [meta('og:image'), `${meta('og:image:width')} × ${meta('og:image:height')}`]),
  )
  const names = [...sizes.keys()].map((url) => url.split('/social/')[1])
  const count = (start: string) => names.filter((name) => name?.startsWith(start)).length

  for (const [url, said] of sizes) {
    const { width, height } = await sharp(join(builtFolder, url.replace(`${builtOrigin}/`, ''))).metadata()
    expect(`${width} × ${height}`, url).toBe(said)
  }
  expect(['city-', 'service-', 'direct-'].map(count)).toEqual(
    [citySlugs, cityServiceSlugs, directServiceSlugs].map(({ length }) => length),
  )
})

test('search engines may list every page but the not-found and the thank-you page', () => {
  const hidden = pages.filter(({ meta }) => meta('robots') !== 'index,follow')

  expect(hidden.map(({ path, meta }) => [path, meta('robots')]).sort()).toEqual(
    unlisted.map((path) => [path, 'noindex']),
  )
})

function readHead({ path, document }: BuiltPage) {
  const tags = find(document, 'head').children
  const titles = tags.filter(({ tagName }) => tagName === 'TITLE').map(({ text }) => text)
  const metas = tags.filter(({ tagName }) => tagName === 'META')
  return {
    path,
    titles,
    title: titles[0] ?? '',
    language: document.querySelector('html')?.getAttribute('lang'),
    canonicals: document.querySelectorAll('head > [rel=canonical]').map((tag) => tag.getAttribute('href')),
    charsets: metas.filter((tag) => tag.hasAttribute('charset')).length,
    names: metas.flatMap((tag) => tag.getAttribute('name') ?? tag.getAttribute('property') ?? []),
    /** What the tag of this name says. Open Graph has properties, everything else names. */
    meta(name: string) {
      const attribute = name.startsWith('og:') ? 'property' : 'name'
      return metas.find((tag) => tag.getAttribute(attribute) === name)?.getAttribute('content') ?? ''
    },
  }
}

const repeated = (texts: string[]): string[] => texts.filter((text, index) => texts.indexOf(text) !== index)
