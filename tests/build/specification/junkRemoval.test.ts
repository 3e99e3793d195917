import { describe, expect, test } from 'vitest'
import {
  find,
  itemsOf,
  linksOf,
  readBuiltPage,
  sectionTitled,
  textOf,
  textsOf,
} from '#tests/support/build/builtPages.ts'
import { callLink, lastSection, quoteLink } from '#tests/support/build/pageParts.ts'
import { cityName, citySlugs, directServicePaths } from '#tests/support/content/specification.ts'

describe('junk removal', () => {
  const path = '/junk-removal'

  test('opens with a badge, Get Free Quote and a call link @2-junk-removal-1', () => {
    const hero = find(readBuiltPage(path).main, 'section')
    const texts = textsOf(hero, 'p, h1')

    expect(texts.indexOf(textOf(find(hero, 'h1')))).toBe(1)
    expect(linksOf(hero)).toContainEqual([...quoteLink])
    expect(hero.querySelector(`a[href="${callLink}"]`)).not.toBeNull()
  })

  test('has six benefits @2-junk-removal-2 @9-6', () => {
    const section = find(readBuiltPage(path).main, 'section[aria-label="What you get"]')

    const benefits = itemsOf(find(section, 'ul')).filter((item) => item.querySelector('h3'))

    expect(benefits).toHaveLength(6)
  })

  test('has the eight service cards in order @2-junk-removal-3', () => {
    const groups = readBuiltPage(path)
      .main.querySelectorAll('ul')
      .map((list) => itemsOf(list).filter((item) => item.querySelector('h3') && item.querySelector('a')))
      .filter(({ length }) => length > 0)

    expect(groups.map((items) => items.map((item) => textOf(find(item, 'h3'))))).toEqual([
      [
        'Furniture Removal',
        'Appliance Removal',
        'Construction Debris',
        'Electronics Recycling',
        'Household Junk',
        'Yard Waste',
        'Hot Tub Removal',
        'Estate Cleanouts',
      ],
    ])
    expect(groups.flat().filter((item) => !directServicePaths.includes(linksOf(item)[0]?.[1] ?? ''))).toEqual(
      [],
    )
  })

  test('explains the three steps in order @2-junk-removal-4', () => {
    const section = sectionTitled(readBuiltPage(path).main, /how it works/i)
    const steps = itemsOf(find(section, 'ol')).map((item) => textOf(find(item, 'h3')))

    expect(steps.length).toBe(3)
    expect(steps[0]).toMatch(/call for a quote/i)
    expect(steps[1]).toMatch(/arrive on time/i)
    expect(steps[2]).toMatch(/do all the work/i)
  })

  test('has a grid of the eight cities @2-junk-removal-5', () => {
    const grids = readBuiltPage(path)
      .main.querySelectorAll('ul')
      .map((list) => linksOf(list).sort())

    expect(grids).toContainEqual(citySlugs.map((city) => [cityName(city), `/service-areas/${city}`]).sort())
  })

  test('closes with a call and a quote @2-junk-removal-6', () => {
    const closing = lastSection(readBuiltPage(path))

    expect(closing.querySelector(`a[href="${callLink}"]`)).not.toBeNull()
    expect(linksOf(closing)).toContainEqual([...quoteLink])
  })
})
