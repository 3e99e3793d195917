import { describe, expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import { asLiteral } from '#tests/support/build/asLiteral.ts'
import {
  type BuiltPage,
  find,
  itemsOf,
  linksOf,
  readBuiltPages,
  textOf,
} from '#tests/support/build/builtPages.ts'
import { callLink, faultsOf, same } from '#tests/support/build/pageParts.ts'
import { cityName, citySlugs, directServicePaths, headerItems } from '#tests/support/content/specification.ts'

const pages = readBuiltPages()

describe('the header of every page', () => {
  test('has its seven items in order @2-header-2', () => {
    const faults = faultsOf(pages, (page) =>
      same(
        linksOf(find(page.document, 'header nav')),
        headerItems.map(({ item, href }) => [item, href]),
      ),
    )

    expect(faults).toEqual([])
  })

  test('has a phone button', () => {
    expect(
      faultsOf(pages, ({ document }) => find(document, 'header').querySelector(`a[href="${callLink}"]`)),
    ).toEqual([])
  })

  test('has a menu button that opens its items without a script', () => {
    const faults = faultsOf(pages, ({ document }) => {
      const button = find(document, 'header button[popovertarget]')
      const items = document.getElementById(button.getAttribute('popovertarget') ?? '')
      return items?.hasAttribute('popover') && items.querySelectorAll('a').length === 7
    })

    expect(faults).toEqual([])
  })

  test('says which item is the page it is on, and of no other item that it is the page', () => {
    const marked = pages.flatMap(({ path, document }) =>
      find(document, 'header nav')
        .querySelectorAll('[aria-current="page"]')
        .map((link) => `${path} ${link.getAttribute('href')}`),
    )

    expect(marked.sort()).toEqual(['/about-us /about-us', '/service-areas /service-areas'])
  })

  test('comes after a skip link, the first thing a keyboard reaches', () => {
    const faults = faultsOf(pages, ({ document }) => {
      const first = find(document, 'body').querySelector('a, button, input, [tabindex]')
      return (
        first?.getAttribute('href') === '#content' && document.getElementById('content')?.tagName === 'MAIN'
      )
    })

    expect(faults).toEqual([])
  })
})

describe('the footer of every page', () => {
  test('has the quick links in order, and the demolition site last @2-footer-1', () => {
    const wanted = [
      ['Home', '/'],
      ['About Us', '/about-us'],
      ['Services', '/#services'],
      ['Pricing', '/#pricing'],
      ['Reviews', '/#reviews'],
      ['Contact', '/#contact'],
      [site.demolitionSite.name, site.demolitionSite.url],
    ]

    expect(faultsOf(pages, (page) => footerLists(page).some((list) => same(list, wanted)))).toEqual([])
  })

  test('has the eight cities @2-footer-2', () => {
    const wanted = citySlugs.map((city) => [cityName(city), `/service-areas/${city}`]).sort()

    expect(faultsOf(pages, (page) => footerLists(page).some((list) => same(list.sort(), wanted)))).toEqual([])
  })

  test('has the twelve services in order @2-footer-3', () => {
    const faults = faultsOf(pages, (page) =>
      footerLists(page).some((list) =>
        same(
          list.map(([, href]) => href),
          directServicePaths,
        ),
      ),
    )

    expect(faults).toEqual([])
  })

  test('has phone, e-mail, region and View All Areas in one block @2-footer-4', () => {
    const faults = faultsOf(pages, ({ document }) =>
      find(document, 'footer')
        .querySelectorAll('ul')
        .some(
          (list) =>
            list.querySelector(`a[href="${callLink}"]`) &&
            list.querySelector(`a[href="mailto:${site.email}"]`) &&
            textOf(list).includes(`${site.region} ${site.province}`) &&
            linksOf(list).some((link) => same(link, ['View All Areas', '/service-areas'])),
        ),
    )

    expect(faults).toEqual([])
  })

  test('has the social profile and the reviews site as links, and placeholders nobody can follow @2-footer-5', () => {
    const real = site.socialLinks.flatMap(({ url }) => url ?? [])

    const faults = faultsOf(pages, ({ document }) => {
      const list = find(document, 'footer ul[aria-label="Social media"]')
      return (
        same(
          list.querySelectorAll('a').map((link) => link.getAttribute('href')),
          real,
        ) &&
        itemsOf(list).every((item) => item.querySelector('a') || item.getAttribute('aria-hidden') === 'true')
      )
    })

    expect(real).toContain(site.reviewsSite.url)
    expect(faults).toEqual([])
  })

  test('has the copyright line of 2024 and the powered-by credit @2-footer-6', () => {
    const faults = faultsOf(pages, ({ document }) => {
      const footer = find(document, 'footer')
      return (
        new RegExp(`© 2024 .*${asLiteral(site.brand)}`).test(textOf(footer)) &&
        new RegExp(`Powered by ${asLiteral(site.poweredBy.name)}`).test(textOf(footer)) &&
        footer.querySelector(`a[href="${site.poweredBy.url}"]`)
      )
    })

    expect(faults).toEqual([])
  })
})

function footerLists({ document }: BuiltPage) {
  return find(document, 'footer').querySelectorAll('ul').map(linksOf)
}
