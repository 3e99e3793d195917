import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import {
  type BuiltPage,
  faultsOf,
  find,
  linksOf,
  listBuiltFiles,
  readBuiltPages,
  textOf,
} from '#tests/support/build/builtPages.ts'
import { copyProject } from '#tests/support/build/projectCopy.ts'
import { syntheticCities } from '#tests/support/build/syntheticCities.ts'
import { cityServiceSlugs, citySlugs } from '#tests/support/content/specification.ts'
import { elsewhere, other, portPerry, renamed, saunaRemoval } from './otherCompany.ts'

/** With more than 12 cities, lists show a part of them. */
const newCities = syntheticCities(7, 10)
const cities = [...citySlugs, 'port-perry', ...newCities.keys()]
const services = [...cityServiceSlugs, 'sauna-removal']
const copy = copyProject()
let pages: BuiltPage[] = []

beforeAll(async () => {
  copy.replace('data/company/site.ts', ...elsewhere, ...renamed)
  copy.replace('data/pages/commonQuestions.ts', [
    `by when, and does it cost anything?', answer: ''`,
    `', answer: 'Call {phone} the day before.'`,
  ])
  copy.write('data/cities/records/port-perry.ts', portPerry)
  for (const [slug, record] of newCities) copy.write(`data/cities/records/${slug}.ts`, record)
  copy.write('data/services/city/records/sauna-removal.ts', saunaRemoval)

  // Several processes make the pages.
  copy.replace('renderer/build/prerenderSite.ts', ['shareSize = 500', 'shareSize = 200'])

  const build = await copy.build({
    REVIEWS_SCRIPT_URL: 'https://reviews.example/widget.js',
    REVIEWS_FRAME_URL: 'https://reviews.example/frame',
    REVIEWS_ACCOUNT_ID: '12345',
  })

  if (!build.succeeded) throw new Error(build.output)
  pages = readBuiltPages(copy.site)
  // Every social picture is drawn, too.
}, 600_000)

afterAll(copy.remove)

test('a region of 16 cities is listed whole where cities are, and in what machines read', () => {
  const { main } = page('/service-areas')

  expect(citiesIn(main)).toHaveLength(16)
  expect(textOf(main)).toContain('16 towns')
  expect(read('llms.txt').match(/\/service-areas\/[\w-]+\)/g)).toHaveLength(16)
  expect(read('sitemap.xml').match(/\/service-areas\/[\w-]+</g)).toHaveLength(16)
})

test.each(['/service-areas/town-12', '/services/town-12/hot-tub-removal'])(
  'a region of 16 cities is listed in part on %s: the cities around, and where all of them are',
  (path) => {
    const { document, main } = page(path)
    const road = citiesIn(find(document, 'nav[aria-label="Towns along the road"]'))
    const footer = find(document, 'footer')

    expect(road).toHaveLength(12)
    expect(road.at(-1)).toBe('/service-areas/town-16')
    expect(citiesIn(footer)).toHaveLength(12)
    for (const part of [footer, main])
      expect(linksOf(part)).toContainEqual(['All 16 towns', '/service-areas'])
  },
)

describe('records more for cities and one for a service', () => {
  test('make a page for every service in every city, 16 × 28, filled with the records', () => {
    const built = pages.map(({ path }) => path).filter((path) => /^\/services\/.+\/./.test(path))
    const wanted = cities.flatMap((city) => services.map((service) => `/services/${city}/${service}`))
    const { main } = page('/services/port-perry/sauna-removal')

    expect(built.length).toBe(16 * 28)
    expect(built.sort()).toEqual(wanted.sort())
    expect(textOf(page('/service-areas/port-perry').main)).toContain('Clearing the boathouse in Port Perry?')
    expect(textOf(find(main, 'h1'))).toBe('Sauna removal in Port Perry')
    expect(textOf(main)).toContain('PROFESSIONAL SERVICE IN PORT PERRY')
    expect(textOf(main)).toContain('Benches first, then the walls in Port Perry.')
  })

  test('put the city wherever cities are listed, and the service into the directories', () => {
    const link = ['Port Perry', '/service-areas/port-perry']
    const lists = ['/', '/junk-removal', '/service-areas/ajax', '/services/oshawa/piano-removal']
    const areas = page('/service-areas').main
    const linkIn = (city: string) => ['Sauna removal', `/services/${city}/sauna-removal`]

    expect(faultsOf(pages, ({ document }) => leads(find(document, 'footer'), link))).toEqual([])
    expect(lists.filter((path) => !leads(page(path).main, link))).toEqual([])
    expect(leads(areas, ['Learn More about Port Perry', '/service-areas/port-perry'])).toBe(true)
    expect(textOf(areas)).toContain('Docks and boathouses')
    expect(leads(find(page('/').main, '#our-services'), linkIn('pickering'))).toBe(true)
    expect(cities.filter((city) => !leads(page(`/service-areas/${city}`).main, linkIn(city)))).toEqual([])
  })

  test('are counted, leave no count of before, and are in the sitemap, without the date nobody gave', () => {
    const old = /\b(27|twenty-seven) (jobs|services)|\b(8|eight) (towns|cities|areas)|\b216\b/i
    const rows = read('sitemap.xml')
      .split('\n')
      .filter((row) => /port-perry|sauna-removal/.test(row))
    const city = rows.filter((row) =>
      row.startsWith(`<url><loc>${other.origin}/service-areas/port-perry</loc>`),
    )

    expect(rows.length).toBe(1 + 28 + 15)
    expect(city).toEqual([expect.not.stringContaining('lastmod')])
    expect(textOf(find(page('/').main, '#our-services'))).toContain('28 services in your town')
    expect(textOf(page('/service-areas/ajax').main)).toContain('28 services in Ajax')
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
    expect(read('_redirects').split('\n')).toContain('/services/port-perry /service-areas/port-perry 301')
  })
})

test('an answer that the owner gave stands where the common questions are', () => {
  const answer = `Call ${other.phoneDotted} the day before.`

  expect(textOf(find(page('/junk-removal').main, '#questions'))).toContain(`How do I cancel? ${answer}`)
  expect(read('llms.txt')).toContain(`[How do I cancel?](${other.origin}/junk-removal#questions): ${answer}`)
})

test('with an account of reviews the privacy page speaks of their portal', () => {
  expect(textOf(page('/privacy').main)).toContain('The reviews on the home page come from a portal')
})

describe('another brand, phone and domain', () => {
  test('stand on every page and in its head, with the ampersand escaped', () => {
    const faults = faultsOf(pages, ({ path, document, html }) => {
      const [text, head] = [textOf(document), headOf(html)]
      return (
        textOf(find(document, 'header a')) === other.brand &&
        [other.phoneDotted, other.phoneBracketed, other.email].every((words) => text.includes(words)) &&
        document.querySelector(`header a[href="tel:${other.phone}"]`) &&
        head.includes('property="og:site_name" content="Tug &amp; Sons"') &&
        !/&(?!amp;|lt;|gt;|quot;|#)/.test(head) &&
        (path === '/404' || head.includes(`<link rel="canonical" href="${other.origin}${path}">`))
      )
    })

    expect(faults).toEqual([])
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
