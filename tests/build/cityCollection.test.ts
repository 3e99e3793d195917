import { describe, expect, test } from 'vitest'
import { allContent } from '#data/checks/allContent.ts'
import { depots, placeOf } from '#data/collection/depots.ts'
import { noteOf } from '#data/collection/sourced.ts'
import { paths } from '#data/paths.ts'
import {
  type BuiltPage,
  find,
  linksOf,
  readBuiltPage,
  readBuiltPages,
  sectionTitled,
  textOf,
  textsOf,
} from '#tests/support/build/builtPages.ts'

const { cities, cityServices, authorities } = allContent()
const serviceCount = Object.keys(cityServices).length
const pages = readBuiltPages()
const cityPages = pages.filter(({ path }) => /^\/service-areas\/./.test(path))
const cityServicePages = pages.filter(({ path }) => /^\/services\/[^/]+\/[^/]+$/.test(path))
const rules = Object.values(authorities).flatMap((authority) => authority.rules)

const title = /^(Will .+ take it|Who collects in .+)\?$/

/** The page's section on what the municipality takes: a city's always has one. */
const answerOf = ({ main }: BuiltPage) => sectionTitled(main, title)
const hasAnswer = ({ main }: BuiltPage) => textsOf(main, 'h2').some((text) => title.test(text))
const answering = [...cityPages, ...cityServicePages.filter(hasAnswer)]

test('what nobody has confirmed is on no page', () => {
  const hidden = rules.filter(({ trust, confirmed }) => trust === 'low' && !confirmed).map(({ text }) => text)
  const faults = pages.flatMap(({ path, document }) => {
    const text = textOf(document)
    return hidden.filter((sentence) => text.includes(sentence)).map((sentence) => `${path}: ${sentence}`)
  })

  expect(faults).toEqual([])
})

test('every rule and every depot that is an answer has its source beside it, with the source’s year where there is one', () => {
  const answers = new Set(
    answering.flatMap((page) => textsOf(answerOf(page), 'dd').filter((text) => text.includes('(Source:'))),
  )
  const sourced = [
    ...rules,
    ...Object.values(depots).map((depot) => ({ ...depot, text: `At the ${depot.name}, ${placeOf(depot)}.` })),
  ]
  const known = sourced.map((fact) => `${fact.text} (Source: ${noteOf(fact).text} )`)

  expect(answers.size).toBeGreaterThan(4)
  expect([...answers].filter((answer) => !known.some((rule) => sameWords(rule, answer)))).toEqual([])
})

test('a rule stands in no pair without a source', () => {
  const places = Object.values(depots).map(placeOf)
  const bare = answering.flatMap((page) =>
    textsOf(answerOf(page), 'dd').filter((text) => !text.includes('(Source:') && !places.includes(text)),
  )

  expect(bare).toEqual([])
})

describe('every page of a service in a city', () => {
  test('has a section only where there is an answer, and else a question on who collects', () => {
    const asked = cityServicePages.filter(({ main }) =>
      textsOf(main, 'button').some((text) => title.test(text)),
    )
    const answered = cityServicePages.filter(hasAnswer)

    expect(answered.length).toBeGreaterThan(serviceCount)
    expect(asked.length + answered.length).toBe(Object.keys(cities).length * serviceCount)
    expect(answered.filter((page) => !textOf(answerOf(page)).includes('(Source:'))).toEqual([])
  })

  test('leads to the municipality’s own list', () => {
    const sites = Object.values(authorities).map(({ collector }) => `https://${collector.site}`)

    expect(
      cityServicePages.filter(({ main }) => !linksOf(main).some(([, href]) => sites.includes(href))),
    ).toEqual([])
  })

  test('does not speak of what nobody has confirmed', () => {
    expect(
      cityServicePages.filter(({ main }) => /confirmed the rule|say for sure/.test(textOf(main))),
    ).toEqual([])
  })

  test('says what can’t go, and leads to who takes it', () => {
    const lines = cityServicePages.map(({ main }) => cannotGo(main))

    expect(lines.filter((line) => textsOf(line, 'p')[0] === '')).toEqual([])
    expect(lines.filter((line) => linksOf(line).every(([, to]) => to !== paths.cannotTake))).toEqual([])
  })

  test('names the hazardous waste depot where one is known, with its source', () => {
    const { name, street, source } = depots.claringtonDepot
    const named = cityServicePages.filter(({ main }) =>
      sameWords(textOf(cannotGo(main)), `${name}: ${street}. (Source: ${source} )`),
    )

    expect(new Set(named.map(({ path }) => path.split('/')[2]))).toEqual(
      new Set(['bowmanville', 'courtice', 'newcastle']),
    )
    expect(named).toHaveLength(3 * serviceCount)
  })
})

test('a city’s page lists every depot of its record', () => {
  const faults = Object.entries(cities).flatMap(([file, city]) => {
    const slug = file.slice(file.lastIndexOf('/') + 1, -'.ts'.length)
    const listed = textsOf(answerOf(readBuiltPage(paths.city(slug))), 'dt')
    return city.depots.filter((name) => !listed.includes(depots[name].name)).map((name) => `${slug}: ${name}`)
  })

  expect(faults).toEqual([])
})

describe('what we can’t take', () => {
  const section = find(readBuiltPage('/junk-removal').main, '#cannot-take')

  test('has who does, for each of its lines', () => {
    const lines = section.querySelectorAll('li')

    expect(lines.length).toBeGreaterThan(10)
    expect(lines.filter((line) => textsOf(line, 'p').filter((text) => text !== '').length !== 2)).toEqual([])
  })

  test.each([
    'asbestos',
    'car batteries',
    'lithium',
    'fluorescent',
    'heating-oil tanks',
    'oxygen',
    'propane',
    'paint',
    'ammunition',
    'needles',
  ])('has a line on %s, which pages of services refuse', (what) => {
    expect(textsOf(section, 'h3').join().toLowerCase()).toContain(what)
  })

  test('names the depot that is known with its source', () => {
    expect(sameWords(textOf(section), `${depots.claringtonDepot.street}. (Source: durhampost.ca )`)).toBe(
      true,
    )
  })
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
