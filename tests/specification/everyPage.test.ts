import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import {
  type BuiltPage,
  builtPaths,
  callLink,
  faultsOf,
  find,
  hrefsOf,
  linksOf,
  readBuiltFile,
  readBuiltPage,
  readBuiltPages,
  textOf,
} from '#tests/support/build/builtPages.ts'
import { recordedPaths } from '#tests/support/build/recordedPaths.ts'
import {
  cityName,
  cityPaths,
  cityServicePages,
  citySlugs,
  directServicePaths,
  headerItems,
  redirects,
  specifiedPaths,
} from './document.ts'

const pages = readBuiltPages()
const cities = citySlugs.map((city) => [cityName(city), `/service-areas/${city}`])
const quickLinks = [
  ['Home', '/'],
  ['About Us', '/about-us'],
  ['Services', '/#services'],
  ['Pricing', '/#pricing'],
  ['Reviews', '/#reviews'],
  ['Contact', '/#contact'],
  ...(site.demolitionSite ? [[site.demolitionSite.name, site.demolitionSite.url]] : []),
]

test('every page of the specification is built, and the records ask for no other', () => {
  const built = new Set(builtPaths())

  expect(new Set(specifiedPaths).size).toBe(5 + 8 + 12 + 216)
  expect(specifiedPaths.filter((path) => !built.has(path))).toEqual([])
  expect(recordedPaths.toSorted()).toEqual(specifiedPaths.toSorted())
})

test('the old paths redirect to their new ones', () => {
  const lines = readBuiltFile('_redirects').split('\n')

  expect(lines).toEqual(expect.arrayContaining(redirects.map(([from, to]) => `${from} ${to} 301`)))
})

const hasList = (footer: BuiltPage['main'], wanted: readonly (readonly string[])[]) =>
  footer.querySelectorAll('ul').some((list) => isDeepStrictEqual(linksOf(list), wanted))

const claims: Record<string, (page: BuiltPage, footer: BuiltPage['main']) => unknown> = {
  'the header has its seven items in order': ({ document }) =>
    isDeepStrictEqual(linksOf(find(document, 'header nav')), headerItems),

  'the footer has the quick links in order, and the demolition site last': (_page, footer) =>
    hasList(footer, quickLinks),

  'the footer has the eight cities and the twelve services in order': (_page, footer) => {
    const lists = footer.querySelectorAll('ul')
    return (
      lists.some((list) => isDeepStrictEqual(linksOf(list).sort(), cities.toSorted())) &&
      lists.some((list) => isDeepStrictEqual(hrefsOf(list), directServicePaths))
    )
  },

  'the footer has phone, e-mail, region and View All Areas in one block': (_page, footer) =>
    footer
      .querySelectorAll(`ul:has([href="${callLink}"]):has([href="mailto:${site.email}"])`)
      .some((list) => textOf(list).endsWith(`${site.region} ${site.province} View All Areas`)),

  'the footer links to the social profile and the reviews site, and its placeholders are not links': (
    _page,
    footer,
  ) => {
    const list = find(footer, 'ul[aria-label="Social media"]')
    const wanted = site.socialLinks.flatMap(({ url }) => url ?? [])
    return (
      isDeepStrictEqual(hrefsOf(list), wanted) &&
      wanted.includes(String(site.reviewsSite?.url)) &&
      !list.querySelector('li:not(:has(a)):not([aria-hidden="true"])')
    )
  },

  'the footer has the copyright line of 2024 and the powered-by credit': (_page, footer) =>
    textOf(footer).includes(`© 2024 ${site.legalName}`) &&
    textOf(footer).includes(`Powered by ${site.poweredBy?.name}`) &&
    hrefsOf(footer).includes(String(site.poweredBy?.url)),
}

test.each(Object.entries(claims))('on every page %s', (_claim, holds) => {
  expect(faultsOf(pages, (page) => holds(page, find(page.document, 'footer')))).toEqual([])
})

test('every city and service page names the lowest price, same-day service and insurance', () => {
  const paths = new Set([...cityPaths, ...directServicePaths, ...cityServicePages.map(({ path }) => path)])
  const claims = [/(from|starting at|start at) \$55/i, /same[ -]day/i, /before noon/i, /insured/i]

  const claiming = pages.filter(({ path }) => paths.has(path))

  expect(claiming).toHaveLength(paths.size)
  for (const claim of claims)
    expect(
      faultsOf(claiming, ({ main }) => claim.test(textOf(main))),
      `${claim}`,
    ).toEqual([])
})

test('home shows the phone number dotted and bracketed', () => {
  const home = textOf(readBuiltPage('/').document)

  expect(home).toMatch(/(^| )\d{3}\.\d{3}\.\d{4}( |$)/)
  expect(home).toMatch(/\(\d{3}\) \d{3}-\d{4}/)
})

test('every page gives the same number of years', () => {
  const wrong = /over (?!10\b)\d+ years|\b15 years/i

  expect(faultsOf(pages, ({ document }) => !wrong.test(textOf(document)))).toEqual([])
})
