import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import {
  attributesOf,
  type BuiltPage,
  callLink,
  faultsOf,
  find,
  hrefsOf,
  linksOf,
  readBuiltPage,
  readBuiltPages,
  textOf,
} from '#tests/support/build/builtPages.ts'
import {
  cityName,
  cityPaths,
  cityServicePages,
  citySlugs,
  directServicePaths,
  headerItems,
} from '#tests/support/content/specification.ts'

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

const hasList = (footer: BuiltPage['main'], wanted: readonly (readonly string[])[]) =>
  footer.querySelectorAll('ul').some((list) => isDeepStrictEqual(linksOf(list), wanted))

const claims: Record<string, (page: BuiltPage, footer: BuiltPage['main']) => unknown> = {
  'the header has its seven items in order and marks the current page @2-header-2': ({ path, document }) => {
    const navigation = find(document, 'header nav')
    return (
      isDeepStrictEqual(
        linksOf(navigation),
        headerItems.map(({ item, href }) => [item, href]),
      ) &&
      isDeepStrictEqual(
        attributesOf(navigation, '[aria-current="page"]', 'href'),
        ['/about-us', '/service-areas'].filter((page) => page === path),
      )
    )
  },

  'the header has a phone button, and a menu button that links to the footer without JavaScript': (
    { document },
    footer,
  ) => {
    const [menu] = attributesOf(document, 'header a[aria-label="Menu"]', 'href')
    return (
      document.querySelector(`header a[href="${callLink}"]`) &&
      hrefsOf(find(footer, `${menu}`)).length === quickLinks.length
    )
  },

  'the skip link precedes the header and is the first focusable element': ({ document }) => {
    const first = find(document, 'body').querySelector('a, button, input, [tabindex]')
    return first?.getAttribute('href') === '#content' && document.querySelector('main#content')
  },

  'the footer has the quick links in order, and the demolition site last @2-footer-1': (_page, footer) =>
    hasList(footer, quickLinks),

  'the footer has the eight cities and the twelve services in order @2-footer-2 @2-footer-3': (
    _page,
    footer,
  ) => {
    const lists = footer.querySelectorAll('ul')
    return (
      lists.some((list) => isDeepStrictEqual(linksOf(list).sort(), cities.toSorted())) &&
      lists.some((list) => isDeepStrictEqual(hrefsOf(list), directServicePaths))
    )
  },

  'the footer has phone, e-mail, region and View All Areas in one block @2-footer-4': (_page, footer) =>
    footer
      .querySelectorAll(`ul:has([href="${callLink}"]):has([href="mailto:${site.email}"])`)
      .some((list) => textOf(list).endsWith(`${site.region} ${site.province} View All Areas`)),

  'the footer links to the social profile and the reviews site, and its placeholders are not links @2-footer-5':
    (_page, footer) => {
      const list = find(footer, 'ul[aria-label="Social media"]')
      const wanted = site.socialLinks.flatMap(({ url }) => url ?? [])
      return (
        isDeepStrictEqual(hrefsOf(list), wanted) &&
        wanted.includes(String(site.reviewsSite?.url)) &&
        !list.querySelector('li:not(:has(a)):not([aria-hidden="true"])')
      )
    },

  'the footer has the copyright line of 2024 and the powered-by credit @2-footer-6': (_page, footer) =>
    textOf(footer).includes(`© 2024 ${site.legalName}`) &&
    textOf(footer).includes(`Powered by ${site.poweredBy?.name}`) &&
    hrefsOf(footer).includes(String(site.poweredBy?.url)),
}

test.each(Object.entries(claims))('on every page %s', (_claim, holds) => {
  expect(faultsOf(pages, (page) => holds(page, find(page.document, 'footer')))).toEqual([])
})

test('every city and service page names the lowest price, same-day service and insurance @9-4', () => {
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

test('the phone number is shown dotted or bracketed, and every call link dials it @9-7', () => {
  const digits = site.phone.slice(-10)
  const anyForm = new RegExp([...digits].join('[^0-9]{0,2}'), 'g')

  const faults = pages.flatMap(({ path, document }) => {
    const attributes = document
      .querySelectorAll('[aria-label], [alt], [title], [content]')
      .flatMap((element) => Object.values(element.attributes))
      .filter((value) => !value.startsWith('tel:'))
    const shown = [textOf(document), ...attributes].flatMap((text) => text.match(anyForm) ?? [])
    return [
      ...shown.filter((form) => form !== site.phoneDotted && !site.phoneBracketed.endsWith(form)),
      ...attributesOf(document, 'a[href^="tel:"]', 'href').filter((to) => to !== callLink),
    ].map((form) => `${path}: ${form}`)
  })

  const home = textOf(readBuiltPage('/').document)
  expect([site.phoneDotted, site.phoneBracketed].filter((form) => !home.includes(form))).toEqual([])
  expect(site.phoneDotted).toMatch(/^\d{3}\.\d{3}\.\d{4}$/)
  expect(site.phoneBracketed).toMatch(/^\(\d{3}\) \d{3}-\d{4}$/)
  expect(faults).toEqual([])
})

test('every page gives the same number of years', () => {
  const wrong = /over (?!10\b)\d+ years|\b15 years/i

  expect(faultsOf(pages, ({ document }) => !wrong.test(textOf(document)))).toEqual([])
})
