import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allContent } from '#data/checks/allContent.ts'
import { site } from '#data/company/site.ts'
import {
  type BuiltPage,
  find,
  linksOf,
  listBuiltFiles,
  readBuiltPages,
  textOf,
} from '#tests/support/build/builtPages.ts'
import { elsewhere, other, portPerry, renamed, saunaRemoval } from '#tests/support/build/otherCompany.ts'
import { faultsOf } from '#tests/support/build/pageParts.ts'
import { copyProject } from '#tests/support/build/projectCopy.ts'
import { syntheticCities } from '#tests/support/build/syntheticCities.ts'
import { cityServiceSlugs, citySlugs } from '#tests/support/content/specification.ts'

/** With more than 12 cities, lists show a part of them. */
const newCities = syntheticCities(
  7,
  10,
  Object.values(allContent().cities).map(({ settings }) => settings),
)
const cities = [...citySlugs, 'port-perry', ...newCities.keys()]
const services = [...cityServiceSlugs, 'sauna-removal']
const copy = copyProject()
let pages: BuiltPage[] = []
let output = ''

beforeAll(async () => {
  copy.replace('data/company/site.ts', ...elsewhere, ...renamed)
  copy.write('data/cities/records/port-perry.ts', portPerry)
  for (const [slug, record] of newCities) copy.write(`data/cities/records/${slug}.ts`, record)
  copy.write('data/services/city/records/sauna-removal.ts', saunaRemoval)

  mkdirSync(join(copy.folder, 'pages/receipt'))
  for (const [file, text] of Object.entries(receipt)) copy.write(`pages/receipt/${file}`, text)
  // Several processes make the pages.
  copy.replace('renderer/build/prerenderSite.ts', ['shareSize = 500', 'shareSize = 200'])

  const build = await copy.build()

  if (!build.succeeded) throw new Error(build.output)
  output = build.output
  pages = readBuiltPages(copy.site)
  // Every social picture is drawn, too.
}, 600_000)

afterAll(copy.remove)

/** A page that the server fills in. */
const receipt = {
  '+Page.tsx': 'export const Page = () => <section><h1>Not sent</h1><p>%reason%</p></section>',
  '+metadata.ts': `import { pageMetadata } from '#data/metadata/pageMetadata.ts'
export const metadata = () => ({ ...pageMetadata('notFound', {}, { picture: 'extra' }), isTemplate: true })`,
}

test('the build prints one line at once, one on old facts and one at the end, however many processes it takes', () => {
  const lines = output.split('\n').filter((line) => line.trim() && !/^ {2}\S/.test(line))

  expect(lines.sort()).toEqual([
    'Building the site.',
    expect.stringMatching(/^Built \d+ pages in [\d.]+ s\.$/),
    expect.stringMatching(/^Municipal facts: /),
  ])
})

describe('a template', () => {
  const template = () => readFileSync(join(copy.folder, 'dist/templates/receipt.html'), 'utf8')

  test('stands beside the public site, without scripts and with its placeholders', () => {
    expect(template()).toContain('<p>%reason%</p>')
    expect(template()).not.toMatch(/<script|modulepreload|canonical/)
    expect(existsSync(join(copy.site, 'receipt'))).toBe(false)
  })

  test('is in no list for machines', () => {
    expect(read('sitemap.xml') + read('llms.txt')).not.toContain('receipt')
  })
})

describe('a region of 16 cities', () => {
  test('is listed whole where cities are, and in what machines read', () => {
    const { main } = page('/service-areas')

    expect(citiesIn(main)).toHaveLength(16)
    expect(textOf(main)).toContain('16 towns')
    expect(read('llms.txt').match(/\/service-areas\/[\w-]+\)/g)).toHaveLength(16)
    expect(read('sitemap.xml').match(/\/service-areas\/[\w-]+</g)).toHaveLength(16)
  })

  test('is listed in part on other pages: the cities around, and where all of them are', () => {
    for (const path of ['/service-areas/town-12', '/services/town-12/hot-tub-removal']) {
      const { document, main } = page(path)
      const road = citiesIn(find(document, 'nav[aria-label="Towns along the road"]'))

      expect(road).toHaveLength(12)
      expect(road.at(-1)).toBe('/service-areas/town-16')
      expect(citiesIn(find(document, 'footer'))).toHaveLength(12)
      expect(linksOf(find(document, 'footer'))).toContainEqual(['All 16 towns', '/service-areas'])
      expect(linksOf(main)).toContainEqual(['All 16 towns', '/service-areas'])
    }
  })
})

describe('records more for cities and one for a service', () => {
  test('make a page for every service in every city: 16 × 28', () => {
    const built = pages.map(({ path }) => path).filter((path) => /^\/services\/.+\/./.test(path))

    expect(built.length).toBe(16 * 28)
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

  test('put the city wherever the cities are listed', () => {
    const link = ['Port Perry', '/service-areas/port-perry']

    const lists = ['/', '/junk-removal', '/service-areas/ajax', '/services/oshawa/piano-removal']

    expect(lists.filter((path) => !leads(page(path).main, link))).toEqual([])
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

    expect(rows.length).toBe(1 + 28 + 15)
    expect(
      rows.filter((row) => row.startsWith(`<url><loc>${other.origin}/service-areas/port-perry</loc>`)),
    ).toEqual([expect.not.stringContaining('lastmod')])
  })

  test('lead the shortened path to the city', () => {
    expect(read('_redirects').split('\n')).toContain('/services/port-perry /service-areas/port-perry 301')
  })

  test('are counted', () => {
    expect(textOf(find(page('/').main, '#our-services'))).toContain('28 jobs')
    expect(textOf(page('/service-areas/ajax').main)).toContain('28 services in Ajax')
    expect(textOf(page('/service-areas').main)).toContain('16 towns')
    expect(textOf(page('/service-areas/ajax').main)).toContain('16 towns')
  })

  test('leave no count of before', () => {
    const old = /\b(27|twenty-seven) (jobs|services)|\b(8|eight) (towns|cities|areas)|\b216\b/i

    expect(faultsOf(pages, ({ document, html }) => !old.test(textOf(document) + headOf(html)))).toEqual([])
  })

  test('leave no link that leads nowhere', () => {
    const paths = new Set(pages.map(({ path }) => path))

    const broken = pages.flatMap(({ path, document }) =>
      linksOf(document)
        .map(([, to]) => to.split('#')[0] ?? '')
        .filter((to) => to.startsWith('/') && !to.startsWith('/assets/') && !paths.has(to))
        .map((to) => `${path}: ${to}`),
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
    const faults = faultsOf(pages, ({ html, path }) => {
      const head = headOf(html)
      return (
        head.includes('property="og:site_name" content="Tug &amp; Sons"') &&
        !/&(?!amp;|lt;|gt;|quot;|#)/.test(head) &&
        (path === '/404' || head.includes(`<link rel="canonical" href="${other.origin}${path}">`))
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
      ...elsewhere.map(([url]) => url),
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

function citiesIn(part: BuiltPage['main']): string[] {
  return linksOf(part).flatMap(([, to]) => (to.startsWith('/service-areas/') ? to : []))
}

function page(path: string): BuiltPage {
  const found = pages.find((candidate) => candidate.path === path)
  if (!found) throw new Error(`There is no page at ${path}.`)
  return found
}

function leads(element: BuiltPage['main'], [label, href]: readonly string[]): boolean {
  return linksOf(element).some(([words, to]) => words === label && to === href)
}

function read(file: string): string {
  return readFileSync(join(copy.site, file), 'utf8')
}

function headOf(html: string): string {
  return html.slice(0, html.indexOf('<style'))
}
