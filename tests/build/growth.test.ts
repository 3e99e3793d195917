import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allContent } from '#data/checks/allContent.ts'
import { find, linksOf, readBuiltPage, readBuiltPages, textOf } from '#tests/support/builtPages.ts'
import { copyProject } from '#tests/support/projectCopy.ts'
import { citySlugs } from '#tests/support/specification.ts'
import { syntheticTowns } from '#tests/support/syntheticTowns.ts'

/** With all 27 services the pages would be 2160; with three they show the same, in the time a test may take. */
const kept = ['hot-tub-removal', 'deck-demolition', 'patio-slab-disposal']
const newTowns = syntheticTowns(
  72,
  9,
  Object.values(allContent().cities).map(({ settings }) => settings),
)
const towns = [...citySlugs, ...newTowns.keys()]
const copy = copyProject()

beforeAll(async () => {
  for (const [town, record] of newTowns) copy.write(`data/cities/records/${town}.ts`, record)
  for (const file of readdirSync('data/services/city/records')) {
    const record = `data/services/city/records/${file}`
    if (!kept.includes(file.slice(0, -'.ts'.length))) copy.drop(record)
    else copy.write(record, withRelated(record, kept))
  }
  for (const file of readdirSync('data/services/direct/records')) {
    const record = `data/services/direct/records/${file}`
    copy.write(record, withRelated(record, kept))
  }

  const { succeeded, output } = await copy.build()

  if (!succeeded) throw new Error(output)
})

afterAll(copy.remove)

test('a region of 80 towns builds, with a page for each town and for each service in it', () => {
  const addresses = readBuiltPages(copy.site).map(({ address }) => address)

  const wanted = towns.flatMap((town) => [
    `/service-areas/${town}`,
    ...kept.map((service) => `/services/${town}/${service}`),
  ])

  expect(wanted).toHaveLength(80 + 240)
  expect(wanted.filter((address) => !addresses.includes(address))).toEqual([])
})

test('every town is listed where towns are, and in what machines are told', () => {
  const { main } = readBuiltPage('/service-areas', copy.site)
  const read = (file: string) => readFileSync(join(copy.site, file), 'utf8')

  expect(townsIn(main)).toHaveLength(80)
  expect(textOf(main)).toContain('80 towns')
  expect(read('llms.txt').match(/\/service-areas\/[\w-]+\)/g)).toHaveLength(80)
  expect(read('sitemap.xml').match(/\/service-areas\/[\w-]+</g)).toHaveLength(80)
})

test('other pages name the towns around theirs, and where all of them are', () => {
  for (const address of ['/service-areas/town-40', '/services/town-40/hot-tub-removal']) {
    const { document } = readBuiltPage(address, copy.site)
    const road = townsIn(find(document, 'nav[aria-label="Towns along the road"]'))
    const footer = find(document, 'footer')

    expect(road).toHaveLength(12)
    expect(road[0]).toBe('/service-areas/town-34')
    expect(road.at(-1)).toBe('/service-areas/town-45')
    expect(townsIn(footer)).toEqual(townsIn(find(readBuiltPage('/', copy.site).document, 'footer')))
    expect(townsIn(footer)).toHaveLength(12)
    expect(linksOf(footer)).toContainEqual(['All 80 towns', '/service-areas'])
    expect(linksOf(find(document, 'main'))).toContainEqual(['All 80 towns', '/service-areas'])
  }
})

test('towns that have something to say of their own hide no page, neither theirs nor another’s', () => {
  const pages = readBuiltPages(copy.site)
  const hidden = pages
    .filter(({ document }) => document.querySelector('meta[name="robots"][content="noindex"]'))
    .map(({ address }) => address)

  const sitemap = readFileSync(join(copy.site, 'sitemap.xml'), 'utf8')
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, address]) => address)

  expect(hidden).toEqual(['/404', '/thank-you'])
  expect(listed).toHaveLength(pages.length - hidden.length)
})

function townsIn(part: Parameters<typeof linksOf>[0]): string[] {
  return linksOf(part).flatMap(([, to]) => (to.startsWith('/service-areas/') ? to : []))
}

function withRelated(file: string, slugs: readonly string[]): string {
  const list = slugs.map((slug) => `'${slug}'`).join(', ')
  return readFileSync(file, 'utf8').replace(/^ {2}related: \[[^\]]*\],$/m, `  related: [${list}],`)
}
