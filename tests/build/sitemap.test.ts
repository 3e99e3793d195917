import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { paths } from '#data/paths.ts'
import { cities, directoryCity } from '#data/places/cities.ts'
import { cityRedirect, redirects } from '#data/redirects.ts'
import { cityServices } from '#data/services/cityServices.ts'
import {
  attributesOf,
  builtOrigin,
  listBuiltFiles,
  readBuiltFile,
  readBuiltPages,
} from '#tests/support/build/builtPages.ts'
import { cityPaths, directServicePaths, recordedPaths } from '#tests/support/build/recordedPaths.ts'

const pages = readBuiltPages()
const builtUrls = pages.map(({ path }) => builtOrigin + path)
const sitemap = readBuiltFile('sitemap.xml')
const rows = parse(sitemap)
  .querySelectorAll('url')
  .map((row) => ({
    url: row.querySelector('loc')?.text ?? '',
    images: [...row.innerHTML.matchAll(/<image:image><image:loc>(.*?)<\/image:loc><\/image:image>/g)].map(
      ([, url = '']) => url,
    ),
  }))

test('the sitemap is valid XML and names each indexable page once', () => {
  const listed = pages
    .filter(({ document }) => document.querySelector('meta[name="robots"][content="index,follow"]'))
    .map(({ path }) => builtOrigin + path)

  expect(rows.map(({ url }) => url).sort()).toEqual(listed.sort())
  expect(sitemap).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9" xmlns:image="http:\/\/www\.google\.com\/schemas\/sitemap-image\/1\.1">/,
  )
  expect(sitemap.trimEnd()).toMatch(/<\/urlset>$/)
  expect(sitemap).not.toMatch(/<lastmod>(?!\d{4}-\d\d-\d\d<)/)
  expect(sitemap).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;)/)
})

test('the sitemap names every photo of a page once, in full size', () => {
  const files = listBuiltFiles()
  const shown = pages.map(({ path, main }) => {
    const photos = attributesOf(main, 'picture img', 'src').map(photoName)
    return [builtOrigin + path, [...new Set(photos)].sort()]
  })

  const named = rows.map(({ url, images }) => [url, images.map(photoName).sort()])
  const images = rows.flatMap((row) => row.images)

  expect(rows.map(({ url }) => url)).toEqual(
    expect.arrayContaining(recordedPaths.map((path) => builtOrigin + path)),
  )
  expect(shown).toEqual(expect.arrayContaining(named))
  expect(images.filter((image) => !files.includes(image.slice(`${builtOrigin}/`.length)))).toEqual([])
  expect(images.filter((image) => !/-(1200|1600|1920)\.[\w-]+\.jpg$/.test(image))).toEqual([])
})

test('robots.txt lets everyone read the site and names the sitemap', () => {
  const robots = readBuiltFile('robots.txt').split('\n')

  expect(robots).toContain('User-agent: *')
  expect(robots).toContain(`Sitemap: ${builtOrigin}/sitemap.xml`)
  expect(robots.filter((line) => /^Disallow: \/?$/.test(line))).toEqual([])
})

test('llms.txt links to every city and every service, and every link leads to a page', () => {
  const text = readBuiltFile('llms.txt')
  const targets = [...text.matchAll(/^- \[.+?\]\((.+?)\)/gm)].map(([, to = '']) => to)
  const inOneCity = cityServices.map(({ slug }) => paths.cityService(directoryCity, slug))

  const wanted = [...cityPaths, ...directServicePaths, ...inOneCity].map((path) => builtOrigin + path)

  expect(text).not.toMatch(/[{}]|undefined/)
  expect(wanted.filter((url) => !targets.includes(url))).toEqual([])
  expect(
    targets.filter((to) => !/^(tel|mailto):/.test(to) && !builtUrls.includes(to.split('#')[0] ?? '')),
  ).toEqual([])
})

test('_redirects contains every redirect for static hosts, and no redirect hides a page', () => {
  const ofCities = cities.map(({ slug }) => cityRedirect(slug))
  const wanted = [...Object.entries(redirects), ...ofCities.map(({ from, to }) => [from, to])]

  const lines = readBuiltFile('_redirects').split('\n').filter(Boolean)

  const sources = lines.map((line) => line.split(' ')[0])
  const targets = lines.map((line) => line.split(' ')[1]?.split('#')[0] ?? '')
  const built = pages.map(({ path }) => path)
  expect(lines).toEqual(expect.arrayContaining(wanted.map(([from, to]) => `${from} ${to} 301`)))
  expect(sources.filter((from = '') => built.includes(from))).toEqual([])
  expect(targets.filter((to) => sources.includes(to) || !built.includes(to))).toEqual([])
})

/** "hero" of "https://www.example.com/assets/photos/hero-1920.x.jpg". */
const photoName = (url: string): string => /\/assets\/photos\/(.+)-\d+\.[\w-]+\.jpg$/.exec(url)?.[1] ?? ''
