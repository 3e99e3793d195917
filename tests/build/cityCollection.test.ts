import { expect, test } from 'vitest'
import { allContent } from '#data/checks/allContent.ts'
import { type Depot, placeOf, depots as records } from '#data/collection/depots.ts'
import { noteOf } from '#data/collection/sourced.ts'
import { paths } from '#data/paths.ts'
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
import { required } from '#tests/support/content/required.ts'

const { cities, cityServices, authorities } = allContent()
const serviceCount = Object.keys(cityServices).length
const pages = readBuiltPages()
const cityPages = pages.filter(({ path }) => /^\/service-areas\/./.test(path))
const cityServicePages = pages.filter(({ path }) => /^\/services\/[^/]+\/[^/]+$/.test(path))
const depots: Readonly<Record<string, Depot>> = records
const rules = Object.values(authorities).flatMap((authority) => authority.rules)

const title = /^(Could .+ pick it up instead|What is collected in .+)\?$/

/** The page's section on what the municipality takes: a city's always has one. */
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

test('every answer shows a rule or a depot with its source and the source’s year', () => {
  const answers = [...new Set(answering.flatMap((page) => textsOf(answerOf(page), 'dd')))]
  const places = Object.values(depots).map(placeOf)
  const atDepots = Object.values(depots).map((depot) => ({
    ...depot,
    text: `At the ${depot.name}, ${placeOf(depot)}.`,
  }))
  const known = [...rules, ...atDepots].map((fact) => `${fact.text} (Source: ${noteOf(fact).text} )`)

  const [sourced, others] = [true, false].map((isSourced) =>
    answers.filter((text) => text.includes('(Source:') === isSourced),
  )

  expect(sourced?.length).toBeGreaterThan(4)
  expect(sourced?.filter((answer) => !known.some((rule) => sameWords(rule, answer)))).toEqual([])
  expect(others?.filter((text) => !places.includes(text))).toEqual([])
})

test('a city-service page has a section if it has an answer, and otherwise a question', () => {
  const asked = cityServicePages.filter(({ main }) =>
    textsOf(main, 'button').some((text) => title.test(text)),
  )
  const answered = cityServicePages.filter(hasAnswer)

  expect(answered.length).toBeGreaterThan(serviceCount)
  expect(asked.length + answered.length).toBe(Object.keys(cities).length * serviceCount)
  expect(faultsOf(answered, (page) => textOf(answerOf(page)).includes('(Source:'))).toEqual([])
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
  const faults = Object.entries(cities).flatMap(([file, city]) => {
    const slug = file.slice(file.lastIndexOf('/') + 1, -'.ts'.length)
    const listed = textsOf(answerOf(readBuiltPage(paths.city(slug))), 'dt')
    return city.depots
      .filter((name) => !listed.includes(required(depots[name]).name))
      .map((name) => `${slug}: ${name}`)
  })

  expect(faults).toEqual([])
})

test('the “can’t take” section names a disposal option for every item that a service refuses', () => {
  const section = find(readBuiltPage('/junk-removal').main, '#cannot-take')
  const lines = section.querySelectorAll('li')
  const headings = textsOf(section, 'h3').join().toLowerCase()
  const batteries = ['car batteries', 'lithium', 'fluorescent']
  const tanks = ['heating-oil tanks', 'oxygen', 'propane']
  const refused = ['asbestos', 'paint', 'ammunition', 'needles', ...batteries, ...tanks]

  expect(lines.length).toBeGreaterThan(10)
  expect(lines.filter((line) => textsOf(line, 'p').filter((text) => text !== '').length !== 2)).toEqual([])
  expect(refused.filter((what) => !headings.includes(what))).toEqual([])
  for (const { street, source, hazardous } of Object.values(depots))
    if (hazardous) expect(sameWords(textOf(section), `${street}. (Source: ${source} )`)).toBe(true)
})

function cannotGo(main: BuiltPage['main']) {
  const part = main.querySelectorAll('h3').find((heading) => textOf(heading) === 'What can’t go')?.parentNode
  if (!part) throw new Error('Nothing is said about what can’t go.')
  return part
}

/** Every word of the second text in the first, whatever stands between two elements. */
function sameWords(text: string, part: string): boolean {
  const squeeze = (words: string) => words.replace(/\s+/g, '')
  return squeeze(text).includes(squeeze(part))
}
