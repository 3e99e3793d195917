import { expect, test } from 'vitest'
import { allContent } from '#data/checks/content.ts'
import { paths } from '#data/paths.ts'
import type { Depot } from '#data/places/collectionSchema.ts'
import { placeOf, depots as records } from '#data/places/depots.ts'
import { listRecords } from '#data/records.ts'
import {
  type BuiltPage,
  faultsOf,
  find,
  hrefsOf,
  readBuiltPage,
  readBuiltPages,
  sectionTitled,
  textOf,
  textsOf,
} from '#tests/support/build/builtPages.ts'
import { required } from '#tests/support/required.ts'

const content = allContent()
const { authorities } = content
const cities = listRecords(content.cities)
const pages = readBuiltPages()
const cityPages = pages.filter(({ path }) => /^\/service-areas\/./.test(path))
const cityServicePages = pages.filter(({ path }) => /^\/services\/[^/]+\/[^/]+$/.test(path))
const depots: Readonly<Record<string, Depot>> = records
const rules = Object.values(authorities).flatMap((authority) => authority.rules)

const title = /^(Could .+ pick it up instead\?|Garbage pickup in .+)$/

/** The page's section on municipal collection. Every city page has one. */
const answerOf = ({ main }: BuiltPage) => sectionTitled(main, title)
const hasAnswer = ({ main }: BuiltPage) => textsOf(main, 'h2').some((text) => title.test(text))
const answering = [...cityPages, ...cityServicePages.filter(hasAnswer)]

test('unconfirmed rules appear on no page', () => {
  const hidden = rules.filter(({ trust, confirmed }) => trust === 'low' && !confirmed).map(({ text }) => text)
  const faults = pages.flatMap(({ path, document }) => {
    const text = textOf(document)
    return hidden.filter((sentence) => text.includes(sentence)).map((sentence) => `${path}: ${sentence}`)
  })

  expect(faults).toEqual([])
  expect(
    faultsOf(cityServicePages, ({ main }) => !/confirmed the rule|say for sure/.test(textOf(main))),
  ).toEqual([])
})

test('every answer of a municipality shows its source', () => {
  const places = Object.values(depots).map(placeOf)
  const answers = answering.flatMap((page) => textsOf(answerOf(page), 'dd'))

  expect(answers.filter((text) => !text.includes('(Source: ') && !places.includes(text))).toEqual([])
})

test('a city-service page links to the municipality’s list and names the excluded items with a link to their disposal', () => {
  const sites = Object.values(authorities).map(({ collector }) => `https://${collector.site}`)
  const leads = (part: BuiltPage['main'], targets: string[]) =>
    hrefsOf(part).some((to) => targets.includes(to))

  expect(faultsOf(cityServicePages, ({ main }) => leads(main, sites))).toEqual([])
  expect(faultsOf(cityServicePages, ({ main }) => textsOf(cannotGo(main), 'p')[0])).toEqual([])
  expect(faultsOf(cityServicePages, ({ main }) => leads(cannotGo(main), [paths.cannotTake]))).toEqual([])
})

test('a city’s page lists every depot of its record', () => {
  const faults = cities.flatMap(({ slug, depots: named }) => {
    const listed = textsOf(answerOf(readBuiltPage(paths.city(slug))), 'dt')
    return named
      .filter((name) => !listed.includes(required(depots[name]).name))
      .map((name) => `${slug}: ${name}`)
  })

  expect(faults).toEqual([])
})

test('the “can’t take” section names a disposal option for every item that a service refuses', () => {
  const section = find(readBuiltPage('/junk-removal').main, '#cannot-take')
  const lines = section.querySelectorAll('li')
  const headings = textsOf(section, 'h3').join().toLowerCase()
  const batteries = ['car batteries', 'loose batteries', 'fluorescent']
  const household = ['cleaners', 'fertilizer', 'glue', 'spray cans', 'bed bugs']
  const tanks = ['heating-oil tanks', 'oxygen', 'propane']
  const refused = ['asbestos', 'paint', 'ammunition', 'needles', ...household, ...batteries, ...tanks]

  expect(lines.length).toBeGreaterThan(10)
  expect(lines.filter((line) => textsOf(line, 'p').filter((text) => text !== '').length !== 2)).toEqual([])
  expect(refused.filter((what) => !headings.includes(what))).toEqual([])
  for (const { street, source, hazardous } of Object.values(depots))
    if (hazardous) for (const part of [street, `(Source: ${source}`]) expect(textOf(section)).toContain(part)
})

function cannotGo(main: BuiltPage['main']) {
  const part = main.querySelectorAll('h3').find((heading) => textOf(heading) === 'What can’t go')?.parentNode
  if (!part) throw new Error('Nothing is said about what can’t go.')
  return part
}
