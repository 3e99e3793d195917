import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { find, linksOf, readBuiltPage, readBuiltPages, textOf } from '#tests/support/builtPages.ts'
import { copyProject } from '#tests/support/projectCopy.ts'
import { citySlugs } from '#tests/support/specification.ts'

/** With all 27 services the pages would be 2160; with three they show the same, in the time a test may take. */
const kept = ['hot-tub-removal', 'deck-demolition', 'patio-slab-disposal']
const towns = [...citySlugs, ...Array.from({ length: 72 }, (_, index) => `town-${index + 9}`)]
const copy = copyProject()

beforeAll(async () => {
  for (const town of towns.slice(8)) copy.write(`data/cities/records/${town}.ts`, townRecord(town))
  for (const file of readdirSync('data/cityServices/records')) {
    const record = `data/cityServices/records/${file}`
    if (!kept.includes(file.slice(0, -'.ts'.length))) copy.drop(record)
    else copy.write(record, withRelated(record, kept))
  }
  for (const file of readdirSync('data/directServices/records')) {
    const record = `data/directServices/records/${file}`
    copy.write(record, withRelated(record, kept))
  }

  const { succeeded, output } = await copy.build()

  if (!succeeded) throw new Error(output)
}, 120_000)

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
  const { document, main } = readBuiltPage('/service-areas', copy.site)
  const listed = linksOf(find(document, 'footer')).filter(([, to]) => to.startsWith('/service-areas/'))
  const read = (file: string) => readFileSync(join(copy.site, file), 'utf8')

  expect(listed).toHaveLength(80)
  expect(textOf(main)).toContain('80 towns')
  expect(read('llms.txt').match(/\/service-areas\/[\w-]+\)/g)).toHaveLength(80)
  expect(read('sitemap.xml').match(/\/service-areas\/[\w-]+</g)).toHaveLength(80)
})

/** Everything about a town that no two may share is made of its name. */
function townRecord(slug: string): string {
  const order = Number(slug.slice('town-'.length))
  const settings = [
    'rural',
    'lakefront',
    'newSubdivision',
    'olderCore',
    'highRise',
    'basementSuite',
    'townhouse',
  ]
  const chosen = [0, 1, 2].map((step) => settings[(order + step) % settings.length])
  const record = {
    name: `Town ${order}`,
    order,
    description: `Stop number ${order} on a long road.`,
    highlights: ['First', 'Second', 'Third'].map((place) => `${place} of ${order}`),
    lead: `From {minimum} in town ${order}, and same-day when booked before {sameDayUntil}.`,
    neighbourhoods: Array.from({ length: 8 }, (_, index) => `Quarter ${order}-${index + 1}`),
    neighbourhoodsLead: `Every quarter of town ${order}.`,
    regime: 'durhamWest',
    depots: [],
    settings: chosen,
    closing: `What is going in town ${order}?`,
  }
  return `export const record = ${JSON.stringify(record)}\n`
}

function withRelated(file: string, slugs: readonly string[]): string {
  const list = slugs.map((slug) => `'${slug}'`).join(', ')
  return readFileSync(file, 'utf8').replace(/^ {2}related: \[[^\]]*\],$/m, `  related: [${list}],`)
}
