import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import { paths } from '#data/paths.ts'
import { cities } from '#data/places/cities.ts'
import { cityServices } from '#data/services/cityServices.ts'
import { directServices } from '#data/services/directServices.ts'
import { allPages } from '#renderer/site/pageData.ts'
import {
  attributesOf,
  type BuiltPage,
  builtFolder,
  builtOrigin,
  find,
  notFoundPath,
  readBuiltPages,
  repeated,
} from '#tests/support/build/builtPages.ts'

const pages = readBuiltPages().map(readHead)

test('every page has one title, charset and language, one of each meta tag, and matching Open Graph and Twitter tags', () => {
  const wanted = 'description robots og:image og:image:width og:image:height og:image:alt'.split(' ')

  const faults = pages.flatMap(({ path, titles, title, charsets, names, meta, language }) => {
    const same = {
      viewport: 'width=device-width, initial-scale=1',
      'og:type': 'website',
      'og:site_name': site.brand,
      'og:locale': site.language.replace('-', '_'),
      'og:title': title,
      'og:description': meta('description'),
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': meta('description'),
      'twitter:image': meta('og:image'),
      'twitter:image:alt': meta('og:image:alt'),
    }
    return [
      ...(titles.length === 1 && charsets === 1 && language === site.language ? [] : [path]),
      ...[
        ...repeated(names),
        ...wanted.filter((name) => !meta(name)),
        ...Object.entries(same).flatMap(([name, text]) => (text && meta(name) === text ? [] : name)),
      ].map((name) => `${path}: ${name}`),
    ]
  })

  expect(faults).toEqual([])
})

test('every page has its own canonical URL and og:url, and the not-found page has neither', () => {
  const told = pages.map(({ path, canonicals, meta }) => [path, canonicals.join(), meta('og:url')])

  expect(told).toEqual(
    pages.map(({ path }) => [path, ...Array(2).fill(path === notFoundPath ? '' : builtOrigin + path)]),
  )
})

test('title, description and robots tag match the page’s metadata, and two pages are not indexed', async () => {
  const recorded = await Array.fromAsync(allPages())
  const pagesWithPath = pages.filter(({ path }) => path !== notFoundPath)
  const hidden = pages.filter(({ meta }) => meta('robots') !== 'index,follow')

  const said = pagesWithPath.map(({ path, title, meta }) =>
    [path, title, meta('description'), meta('robots')].join('\n'),
  )

  const made = recorded.map(({ path, metadata: { title, description, listed } }) =>
    [path, title, description, listed ? 'index,follow' : 'noindex'].join('\n'),
  )
  expect(said.sort()).toEqual(made.sort())
  expect(hidden.map(({ path, meta }) => `${path} ${meta('robots')}`).sort()).toEqual([
    `${notFoundPath} noindex`,
    `${paths.thankYou} noindex`,
  ])
})

test('titles and descriptions are unique and not truncated, and descriptions are whole sentences', () => {
  const descriptions = pages.map(({ meta }) => meta('description'))
  for (const texts of [pages.map(({ title }) => title), descriptions]) {
    expect(repeated(texts)).toEqual([])
    expect(texts.filter((text) => /…|\.\.\.$/.test(text))).toEqual([])
  }
  expect(descriptions.filter((text) => !/^[A-Z][^!]{40,}\.$/.test(text))).toEqual([])
})

test('social pictures have the size given in the tags, and every city and service has its own', async () => {
  const sizes = new Map(
    pages.map(({ meta }) => [meta('og:image'), `${meta('og:image:width')} × ${meta('og:image:height')}`]),
  )
  // One title on each picture.
  expect(new Set(pages.map(({ meta }) => meta('og:image') + meta('og:image:alt'))).size).toBe(sizes.size)
  const count = (start: string) => [...sizes.keys()].filter((url) => url.includes(`/social/${start}`)).length

  for (const [url, said] of sizes) {
    const picture = readFileSync(join(builtFolder, url.replace(`${builtOrigin}/`, '')))
    const { width, height } = await sharp(picture).metadata()
    expect(`${width} × ${height}`, url).toBe(said)
  }
  expect(['city-', 'service-', 'direct-'].map(count)).toEqual(
    [cities, cityServices, directServices].map(({ length }) => length),
  )
})

function readHead({ path, document }: BuiltPage) {
  const head = find(document, 'head')
  const titles = head.querySelectorAll('title').map(({ text }) => text)
  const metas = head.querySelectorAll('meta')
  return {
    path,
    titles,
    title: titles[0] ?? '',
    language: document.querySelector('html')?.getAttribute('lang'),
    canonicals: attributesOf(head, '[rel=canonical]', 'href'),
    charsets: metas.filter((tag) => tag.hasAttribute('charset')).length,
    names: metas.flatMap((tag) => tag.getAttribute('name') ?? tag.getAttribute('property') ?? []),
    /** Content of a meta tag. Open Graph tags have a property, others a name. */
    meta(name: string) {
      const attribute = name.startsWith('og:') ? 'property' : 'name'
      return metas.find((tag) => tag.getAttribute(attribute) === name)?.getAttribute('content') ?? ''
    },
  }
}
