import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import { countInWords } from '#data/fillTemplate.ts'
import { paths } from '#data/paths.ts'
import { directoryCity, cities as ownCities } from '#data/places/cities.ts'
import { cityServices } from '#data/services/cityServices.ts'
import {
  builtPaths,
  find,
  hrefsOf,
  linksOf,
  listBuiltFiles,
  readBuiltFile,
  readBuiltPage,
  textOf,
} from '#tests/support/build/builtPages.ts'
import { copyProject } from '#tests/support/build/projectCopy.ts'
import { required } from '#tests/support/required.ts'
import { adopt, cities, elsewhere, grow, other, services } from './adoptCompany.ts'

/** The company's own city that is nearest to the new ones, as adopted. */
const lastCity = { ...required(ownCities.at(-1)), name: 'Sainte-Anne' }
const cityPath = paths.city(lastCity.slug)
const cityServicePath = paths.cityService(lastCity.slug, required(cityServices[0]).slug)
const copy = copyProject()

const page = (path: string) => readBuiltPage(path, copy.site)
const read = (file: string) => readBuiltFile(file, copy.site)

/** The pages for which the claim does not hold. */
const faultsIn = (holds: (html: string, path: string) => unknown) =>
  builtPaths(copy.site).filter(
    (path) => !holds(read(path === '/404' ? '404.html' : join(path, 'index.html')), path),
  )

beforeAll(async () => {
  adopt(copy)
  grow(copy)

  const built = await copy.build({
    REVIEWS_SCRIPT_URL: 'https://reviews.example/widget.js',
    REVIEWS_FRAME_URL: 'https://reviews.example/frame',
    REVIEWS_ACCOUNT_ID: '12345',
  })

  if (!built.succeeded) throw new Error(built.output)
})

afterAll(copy.remove)

test('each city and service pair has a page with the values of their records', () => {
  const built = builtPaths(copy.site).filter((path) => /^\/services\/.+\/./.test(path))
  const { main } = page('/services/town-9/sauna-removal')

  expect(built.sort()).toEqual(
    cities.flatMap((city) => services.map((service) => `/services/${city}/${service}`)).sort(),
  )
  expect(textOf(page('/service-areas/town-9').main)).toContain('What is going in town 9?')
  expect(textOf(find(main, 'h1'))).toBe('Sauna removal in Town 9')
  expect(textOf(main)).toContain('PROFESSIONAL SERVICE IN TOWN 9')
  expect(textOf(main)).toContain('Benches first, then the walls in Town 9.')
})

test('of three times as many cities all are listed, and a new service is in the directories', () => {
  const listed = hrefsOf(page('/service-areas').main)
  const links = hrefsOf(page(paths.cityService('town-20', required(services[0]))).document)

  expect(listed.filter((to) => to.startsWith('/service-areas/'))).toHaveLength(cities.length)
  expect(links).toContain('/service-areas/town-24')
  expect(read('sitemap.xml').match(/\/service-areas\/[\w-]+</g)).toHaveLength(cities.length)
  expect(read('llms.txt').match(/\/service-areas\/[\w-]+\)/g)).toHaveLength(cities.length)
  const link = ['Town 9', '/service-areas/town-9']
  const linkIn = (city: string) => ['Sauna removal', `/services/${city}/sauna-removal`]

  for (const path of ['/', '/junk-removal', cityPath, cityServicePath])
    expect(linksOf(page(path).main), path).toContainEqual(link)
  for (const path of [cityPath, cityServicePath])
    expect(linksOf(find(page(path).document, 'footer')), path).toContainEqual(link)
  expect(linksOf(find(page('/').main, '#our-services'))).toContainEqual(linkIn(directoryCity))
  for (const city of cities) expect(linksOf(page(`/service-areas/${city}`).main)).toContainEqual(linkIn(city))
})

test('new records change every count and appear in the sitemap, without lastmod if they have no date', () => {
  const oldServices = `${cityServices.length} (jobs|services)`
  const oldCities = `(${ownCities.length}|${countInWords(ownCities.length)}) (towns|cities|areas)`
  const oldPages = `${ownCities.length * cityServices.length} pages`
  const old = new RegExp(`\\b(${oldServices}|${oldCities}|${oldPages})\\b`, 'i')
  const rows = read('sitemap.xml')
    .split('\n')
    .filter((row) => /town-9\b|sauna-removal/.test(row))
  const city = rows.filter((row) => row.includes(`<loc>${other.origin}/service-areas/town-9</loc>`))

  expect(rows).toHaveLength(cities.length + services.length)
  expect(city).toEqual([expect.not.stringContaining('lastmod')])
  expect(textOf(find(page('/').main, '#our-services'))).toContain(`${services.length} services in your town`)
  expect(textOf(page(cityPath).main)).toContain(`${services.length} services in ${lastCity.name}`)
  expect(faultsIn((html) => !old.test(headOf(html) + shownIn(html)))).toEqual([])
})

test('the owner’s answer appears in the common questions and llms.txt, and a reviews account on the privacy page', () => {
  const answer = `Call ${other.phoneDotted} the day before.`

  expect(textOf(find(page('/junk-removal').main, '#questions'))).toContain(`Do you take saunas? ${answer}`)
  expect(read('llms.txt')).toContain(
    `[Do you take saunas?](${other.origin}/junk-removal#questions): ${answer}`,
  )
  expect(textOf(page('/privacy').main)).toContain('The reviews on the home page come from a portal')
})

test('what the company does not have is left out: a rating, social links, another site, a credit', () => {
  const gone = ['Social media', 'Powered by', ...(site.demolitionSite ? [site.demolitionSite.name] : [])]

  expect(gone.filter((words) => read('index.html').includes(words))).toEqual([])
  expect(find(page('/').main, '#hero ul').querySelectorAll('li')).toHaveLength(1)
})

test('the old brand, phone and domain leave no trace in any file', () => {
  const phone = new RegExp([...site.phone.slice(-10)].join('[^0-9]{0,3}'))
  const { hostname } = new URL(site.origin)
  const traces = [site.brand, site.email, hostname, ...elsewhere.map(([url]) => url)].map((trace) =>
    trace.toLowerCase(),
  )

  const found = listBuiltFiles(copy.site).flatMap((file) => {
    // Read as Latin-1, so that text inside pictures and fonts is found, too.
    const text = `${file}\n${readFileSync(join(copy.site, file), 'latin1')}`.toLowerCase()
    const left = traces.filter((trace) => text.includes(trace))
    return [...left, ...(phone.exec(text) ?? [])].map((trace) => `${file}: ${trace}`)
  })

  // That the new ones are there: adoptedSuites.test.ts.
  expect(found).toEqual([])
  expect(textOf(find(page('/').document, 'header a'))).toBe(other.brand)
})

// This test comes last, because it changes the records.
test('invalid records stop the build, which names each and keeps the previous site', async () => {
  const before = read('index.html')
  copy.replace('data/services/city/records/sauna-removal.ts', [
    '"related":[',
    '"related":["dock-demolition",',
  ])
  copy.replace('data/places/cities/records/town-9.ts', ['"lead":"', '"lead":"{ctiy} first. '])

  const { succeeded, output } = await copy.build()

  expect(succeeded).toBe(false)
  expect(output).toContain(
    'services/city/records/sauna-removal.ts names "dock-demolition" in related, and there is no such record.',
  )
  expect(output).toMatch(/cities\/records\/town-9\.ts .*\{ctiy\}/)
  expect(output).toContain('The build failed. The previous site is unchanged.')
  expect(read('index.html')).toBe(before)
})

const headOf = (html: string) => html.slice(0, html.indexOf('<style'))

const shownIn = (html: string) => html.replace(/<(style|script)\b.*?<\/\1>/gs, ' ').replace(/<[^>]+>/g, ' ')
