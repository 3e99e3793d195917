import { describe, expect, test } from 'vitest'
import { answeredQuestions } from '#data/pages/commonQuestions.ts'
import { paths } from '#data/paths.ts'
import {
  find,
  itemsOf,
  linksOf,
  readBuiltPage,
  readBuiltPages,
  sectionTitled,
  textOf,
  textsOf,
} from '#tests/support/build/builtPages.ts'
import { callLink, lastSection, quoteLink } from '#tests/support/build/pageParts.ts'
import {
  cityName,
  cityServicePages,
  citySlugs,
  directServicePaths,
} from '#tests/support/content/specification.ts'

describe('junk removal', () => {
  const page = readBuiltPage('/junk-removal')
  const { main } = page
  const lists = main.querySelectorAll('ul')

  test.each([
    ['opens @2-junk-removal-1', find(main, 'section')],
    ['closes @2-junk-removal-6', lastSection(page)],
  ])('%s with a call link and Get Free Quote', (_tag, section) => {
    expect(linksOf(section)).toContainEqual([...quoteLink])
    expect(linksOf(section).map(([, to]) => to)).toContain(callLink)
  })

  test('has a badge above its title @2-junk-removal-1', () => {
    const hero = find(main, 'section')

    expect(textsOf(hero, 'p, h1').indexOf(textOf(find(hero, 'h1')))).toBe(1)
  })

  test('has six benefits @2-junk-removal-2 @9-6', () => {
    expect(textsOf(find(main, 'section[aria-label="What you get"] ul'), 'li h3')).toHaveLength(6)
  })

  test('has the eight service cards in order @2-junk-removal-3', () => {
    const cards = lists.flatMap(itemsOf).filter((item) => item.querySelector('h3') && item.querySelector('a'))

    expect(cards.map((card) => textOf(find(card, 'h3')))).toEqual([
      'Furniture Removal',
      'Appliance Removal',
      'Construction Debris',
      'Electronics Recycling',
      'Household Junk',
      'Yard Waste',
      'Hot Tub Removal',
      'Estate Cleanouts',
    ])
    expect(directServicePaths).toEqual(
      expect.arrayContaining(cards.map((card) => find(card, 'a').getAttribute('href'))),
    )
  })

  test('explains the three steps in order @2-junk-removal-4', () => {
    const steps = textsOf(find(sectionTitled(main, /how it works/i), 'ol'), 'h3')

    expect(steps).toEqual(
      [/call for a quote/i, /arrive on time/i, /do all the work/i].map((words) =>
        expect.stringMatching(words),
      ),
    )
  })

  test('has a grid of the eight cities @2-junk-removal-5', () => {
    expect(lists.map((list) => linksOf(list).sort())).toContainEqual(
      citySlugs.map((city) => [cityName(city), `/service-areas/${city}`]).sort(),
    )
  })

  test('answers the common questions, and shows none without an answer', () => {
    const section = find(main, '#questions')
    const shown = section.querySelectorAll('.MuiAccordion-root').map((item) => ({
      question: textOf(find(item, 'button')),
      answer: textOf(find(item, 'p')),
      link: item.querySelector('a')?.getAttribute('href'),
    }))

    expect(shown).toEqual(
      answeredQuestions().map(({ question, answer, link }) => ({ question, answer, link: link?.href })),
    )
  })

  test('is linked from the questions of every service’s page', () => {
    const services = [...directServicePaths, ...cityServicePages.map(({ path }) => path)]
    const linking = readBuiltPages().filter((page) =>
      page.main.querySelector(`.MuiAccordion-root ~ a[href="${paths.commonQuestions}"]`),
    )

    expect(linking.map(({ path }) => path).sort()).toEqual(services.sort())
  })
})
