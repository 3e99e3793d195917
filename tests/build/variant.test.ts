import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import {
  type BuiltPage,
  find,
  linksOf,
  listBuiltFiles,
  readBuiltPages,
  textOf,
} from '#tests/support/builtPages.ts'
import { elsewhere, other, portPerry, renamed, saunaRemoval } from '#tests/support/otherCompany.ts'
import { faultsOf } from '#tests/support/pageParts.ts'
import { copyProject } from '#tests/support/projectCopy.ts'
import { cityServiceSlugs, citySlugs } from '#tests/support/specification.ts'

const cities = [...citySlugs, 'port-perry']
const services = [...cityServiceSlugs, 'sauna-removal']
const copy = copyProject()
let pages: BuiltPage[] = []

beforeAll(async () => {
  copy.replace('data/company/site.ts', ...elsewhere, ...renamed)
  copy.write('data/cities/records/port-perry.ts', portPerry)
  copy.write('data/services/city/records/sauna-removal.ts', saunaRemoval)

  const { succeeded, output } = await copy.build()

  if (!succeeded) throw new Error(output)
  pages = readBuiltPages(copy.site)
})

afterAll(copy.remove)

describe('one record more for a city and one for a service', () => {
  test('make a page for every service in every city: 9 × 28', () => {
    const built = pages.map(({ address }) => address).filter((address) => /^\/services\/.+\/./.test(address))

    expect(built.length).toBe(252)
    expect(built.sort()).toEqual(
      cities.flatMap((city) => services.map((service) => `/services/${city}/${service}`)).sort(),
    )
  })

  test('fill the new pages with the records', () => {
    const city = page('/service-areas/port-perry')
    const service = page('/services/port-perry/sauna-removal')

    expect(textOf(find(city.main, 'h1'))).toContain('Port Perry')
    expect(textOf(city.main)).toContain('Clearing the boathouse in Port Perry?')
    expect(textOf(find(service.main, 'h1'))).toBe('Sauna removal in Port Perry')
    expect(textOf(service.main)).toContain('Benches first, then the walls in Port Perry.')
    expect(textOf(service.main)).toContain('PROFESSIONAL SERVICE IN PORT PERRY')
  })

  test('put the city into every footer', () => {
    const link = ['Port Perry', '/service-areas/port-perry']

    expect(faultsOf(pages, ({ document }) => leads(find(document, 'footer'), link))).toEqual([])
  })

  test('put the city wherever the towns are listed', () => {
    const link = ['Port Perry', '/service-areas/port-perry']

    const lists = ['/', '/junk-removal', '/service-areas/ajax', '/services/oshawa/piano-removal']

    expect(lists.filter((address) => !leads(page(address).main, link))).toEqual([])
  })

  test('give the city its card', () => {
    const { main } = page('/service-areas')

    expect(leads(main, ['Learn More about Port Perry', '/service-areas/port-perry'])).toBe(true)
    expect(textOf(main)).toContain('Docks and boathouses')
  })

  test('put the service into the directory on home and on every city’s page', () => {
    expect(
      leads(find(page('/').main, '#our-services'), ['Sauna removal', '/services/pickering/sauna-removal']),
    ).toBe(true)
    expect(
      cities.filter(
        (city) =>
          !leads(page(`/service-areas/${city}`).main, ['Sauna removal', `/services/${city}/sauna-removal`]),
      ),
    ).toEqual([])
  })

  test('put the new pages into the sitemap, and leave out the date nobody gave', () => {
    const rows = read('sitemap.xml')
      .split('\n')
      .filter((row) => /port-perry|sauna-removal/.test(row))

    expect(rows.length).toBe(1 + 28 + 8)
    expect(
      rows.filter((row) => row.startsWith(`<url><loc>${other.origin}/service-areas/port-perry</loc>`)),
    ).toEqual([expect.not.stringContaining('lastmod')])
  })

  test('lead the shortened address to the city', () => {
    expect(read('_redirects').split('\n')).toContain('/services/port-perry /service-areas/port-perry 301')
  })

  test('are counted', () => {
    expect(textOf(find(page('/').main, '#our-services'))).toContain('28 jobs')
    expect(textOf(page('/service-areas/ajax').main)).toContain('28 services in Ajax')
    expect(textOf(page('/service-areas').main)).toContain('9 towns')
    expect(textOf(page('/service-areas/ajax').main)).toContain('9 towns')
  })

  test('leave no count of before', () => {
    const old = /\b(27|twenty-seven) (jobs|services)|\b(8|eight) (towns|cities|areas)|\b216\b/i

    expect(faultsOf(pages, ({ document, html }) => !old.test(textOf(document) + headOf(html)))).toEqual([])
  })

  test('leave no link that leads nowhere', () => {
    const addresses = new Set(pages.map(({ address }) => address))

    const broken = pages.flatMap(({ address, document }) =>
      linksOf(document)
        .map(([, to]) => to.split('#')[0] ?? '')
        .filter((to) => to.startsWith('/') && !to.startsWith('/assets/') && !addresses.has(to))
        .map((to) => `${address}: ${to}`),
    )

    expect(broken).toEqual([])
  })
})

describe('another brand, phone and domain', () => {
  test('stand on every page', () => {
    const faults = faultsOf(pages, ({ document }) => {
      const text = textOf(document)
      return (
        textOf(find(document, 'header a')) === other.brand &&
        text.includes(other.brand) &&
        text.includes(other.phoneDotted) &&
        text.includes(other.phoneBracketed) &&
        text.includes(other.email) &&
        document.querySelector(`header a[href="tel:${other.phone}"]`)
      )
    })

    expect(faults).toEqual([])
  })

  test('stand in every head, with the ampersand escaped', () => {
    const faults = faultsOf(pages, ({ html, address }) => {
      const head = headOf(html)
      return (
        head.includes('property="og:site_name" content="Tug &amp; Sons"') &&
        !/&(?!amp;|lt;|gt;|quot;|#)/.test(head) &&
        (address === '/404' || head.includes(`<link rel="canonical" href="${other.origin}${address}">`))
      )
    })

    expect(faults).toEqual([])
  })

  test('stand in the sitemap and in robots.txt', () => {
    expect(read('sitemap.xml')).not.toMatch(new RegExp(`<loc>(?!${other.origin}/)`))
    expect(read('robots.txt')).toContain(`Sitemap: ${other.origin}/sitemap.xml`)
  })

  test('leave no trace of the old ones in any file', () => {
    const phone = new RegExp([...site.phone.slice(-10)].join('[^0-9]{0,3}'))
    const traces = [
      site.brand,
      site.email,
      new URL(site.origin).hostname,
      ...elsewhere.map(([address]) => address),
    ].map((trace) => trace.toLowerCase())

    const found = listBuiltFiles(copy.site).flatMap((file) => {
      // As Latin-1 every byte is a letter, so that what pictures and fonts carry along is read too.
      const text = `${file}\n${readFileSync(join(copy.site, file), 'latin1')}`.toLowerCase()
      const left = traces.filter((trace) => text.includes(trace))
      return [...left, ...(phone.exec(text) ?? [])].map((trace) => `${file}: ${trace}`)
    })

    expect(found).toEqual([])
  })
})

function page(address: string): BuiltPage {
  const found = pages.find((candidate) => candidate.address === address)
  if (!found) throw new Error(`There is no page at ${address}.`)
  return found
}

function leads(element: BuiltPage['main'], [label, address]: readonly string[]): boolean {
  return linksOf(element).some(([words, to]) => words === label && to === address)
}

function read(file: string): string {
  return readFileSync(join(copy.site, file), 'utf8')
}

function headOf(html: string): string {
  return html.slice(0, html.indexOf('<style'))
}
