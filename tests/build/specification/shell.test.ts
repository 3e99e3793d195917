import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import {
  type BuiltPage,
  callLink,
  faultsOf,
  find,
  itemsOf,
  linksOf,
  readBuiltPage,
  readBuiltPages,
  same,
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
const socialLinks = site.socialLinks.flatMap(({ url }) => url ?? [])
const cities = citySlugs.map((city) => [cityName(city), `/service-areas/${city}`]).sort()
const quickLinks = [
  ['Home', '/'],
  ['About Us', '/about-us'],
  ['Services', '/#services'],
  ['Pricing', '/#pricing'],
  ['Reviews', '/#reviews'],
  ['Contact', '/#contact'],
  [site.demolitionSite.name, site.demolitionSite.url],
]

const header: Record<string, (page: BuiltPage) => unknown> = {
  'has its seven items in order @2-header-2': ({ document }) =>
    same(
      linksOf(find(document, 'header nav')),
      headerItems.map(({ item, href }) => [item, href]),
    ),

  'has a phone button, and a menu button that leads to the footer without a script': ({ document }) => {
    const href = find(document, 'header a[aria-label="Menu"]').getAttribute('href')
    const menu = document.querySelector(`footer ${href}`)?.querySelectorAll('a')
    return document.querySelector(`header a[href="${callLink}"]`) && menu?.length === quickLinks.length
  },

  'comes after a skip link, the first thing a keyboard reaches': ({ document }) => {
    const first = find(document, 'body').querySelector('a, button, input, [tabindex]')
    const target = document.getElementById('content')
    return first?.getAttribute('href') === '#content' && target?.tagName === 'MAIN'
  },
}

test.each(Object.entries(header))('the header of every page %s', (_claim, holds) => {
  expect(faultsOf(pages, holds)).toEqual([])
})

test('the header says which item is the page it is on, and of no other item that it is the page', () => {
  const marked = pages.flatMap(({ path, document }) =>
    find(document, 'header nav')
      .querySelectorAll('[aria-current="page"]')
      .map((link) => `${path} ${link.getAttribute('href')}`),
  )

  expect(marked.sort()).toEqual(['/about-us /about-us', '/service-areas /service-areas'])
})

const footer: Record<string, (footer: BuiltPage['main'], lists: [string, string][][]) => unknown> = {
  'has the quick links in order, and the demolition site last @2-footer-1': (_footer, lists) =>
    lists.some((list) => same(list, quickLinks)),

  'has the eight cities @2-footer-2': (_footer, lists) => lists.some((list) => same(list.toSorted(), cities)),

  'has the twelve services in order @2-footer-3': (_footer, lists) =>
    lists.map((list) => list.map(([, to]) => to)).some((list) => same(list, directServicePaths)),

  'has phone, e-mail, region and View All Areas in one block @2-footer-4': (footer) =>
    footer.querySelectorAll('ul').some((list) => {
      const hrefs = linksOf(list).map(([, to]) => to)
      return (
        [callLink, `mailto:${site.email}`].every((to) => hrefs.includes(to)) &&
        textOf(list).includes(`${site.region} ${site.province}`) &&
        linksOf(list).some((link) => same(link, ['View All Areas', '/service-areas']))
      )
    }),

  'has the social profile and the reviews site as links, and placeholders nobody can follow @2-footer-5': (
    footer,
  ) => {
    const list = find(footer, 'ul[aria-label="Social media"]')
    const others = itemsOf(list).filter((item) => !item.querySelector('a'))
    const isHidden = others.every((item) => item.getAttribute('aria-hidden') === 'true')
    const hrefs = linksOf(list).map(([, to]) => to)
    return isHidden && same(hrefs, socialLinks) && hrefs.includes(site.reviewsSite.url)
  },

  'has the copyright line of 2024 and the powered-by credit @2-footer-6': (footer) => {
    const [copyright = '', credit = ''] = textOf(footer).split('© 2024 ')[1]?.split('Powered by ') ?? []
    return (
      copyright.includes(site.brand) &&
      credit.startsWith(site.poweredBy.name) &&
      footer.querySelector(`a[href="${site.poweredBy.url}"]`)
    )
  },
}

test.each(Object.entries(footer))('the footer of every page %s', (_claim, holds) => {
  const faults = faultsOf(pages, ({ document }) => {
    const footer = find(document, 'footer')
    return holds(footer, footer.querySelectorAll('ul').map(linksOf))
  })

  expect(faults).toEqual([])
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
    const dialled = document.querySelectorAll('a[href^="tel:"]').map((link) => link.getAttribute('href'))
    return [
      ...shown.filter((form) => form !== site.phoneDotted && !site.phoneBracketed.endsWith(form)),
      ...dialled.filter((to) => to !== callLink),
    ].map((form) => `${path}: ${form}`)
  })

  const home = textOf(readBuiltPage('/').document)
  expect([site.phoneDotted, site.phoneBracketed].filter((form) => !home.includes(form))).toEqual([])
  expect(site.phoneDotted).toMatch(/^\d{3}\.\d{3}\.\d{4}$/)
  expect(site.phoneBracketed).toMatch(/^\(\d{3}\) \d{3}-\d{4}$/)
  expect(faults).toEqual([])
})

test('the site gives one number of years', () => {
  const wrong = /over (?!10\b)\d+ years|\b15 years/i

  expect(faultsOf(pages, ({ document }) => !wrong.test(textOf(document)))).toEqual([])
})
