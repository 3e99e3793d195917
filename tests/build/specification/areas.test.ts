import { describe, expect, test } from 'vitest'
import {
  find,
  itemsOf,
  linksOf,
  readBuiltPage,
  sectionTitled,
  textOf,
} from '#tests/support/build/builtPages.ts'
import { callLink, lastSection, listsOf, plain, quoteLink } from '#tests/support/build/pageParts.ts'
import {
  cityName,
  cityServiceSlugs,
  citySlugs,
  neighbourhoods,
} from '#tests/support/content/specification.ts'

describe('service areas', () => {
  const { main } = readBuiltPage('/service-areas')
  const cards = main
    .querySelectorAll('li')
    .filter((item) => linksOf(item).some(([label]) => label.startsWith('Learn More')))

  test('opens with its title, in a hero with a photo @2-areas-1', () => {
    const hero = find(main, 'section')

    expect(textOf(find(hero, 'h1'))).toBe('Junk removal from Scarborough to Newcastle')
    expect(hero.querySelector('picture > img')).not.toBeNull()
  })

  test('has a card for each city, with a description and three highlights of its own @2-areas-2 @3-3', () => {
    const names = cards.map((card) => textOf(find(card, 'h2, h3')))
    const descriptions = cards.map((card) => textOf(find(card, 'p')))
    const highlights = cards.map((card) => itemsOf(find(card, 'ul')).map(textOf))

    expect(names.sort()).toEqual(citySlugs.map(cityName).sort())
    expect(descriptions.filter((text) => text.length < 60)).toEqual([])
    expect(highlights.map(({ length }) => length)).toEqual(Array(8).fill(3))
    expect(new Set([...descriptions, ...highlights.flat()]).size).toBe(8 + 24)
  })

  test('leads from each card to its city, and to the form on the same page @2-areas-3', () => {
    const links = cards.flatMap(linksOf)

    // Each says of what: a list of links, or a search engine, shows them without their card.
    expect(links.toSorted()).toEqual(
      citySlugs
        .flatMap((city) => [
          [`Learn More about ${cityName(city)}`, `/service-areas/${city}`],
          ['Get Quote', '/service-areas#contact'],
        ])
        .sort(),
    )
    expect(main.querySelector('section#contact form')).not.toBeNull()
  })

  test('closes with a call button and Get Free Quote @2-areas-4', () => {
    const bands = main
      .querySelectorAll('section')
      .filter(
        (section) => !section.querySelector('h1, form') && section.querySelector(`a[href="${callLink}"]`),
      )

    expect(bands.map(linksOf)).toEqual([
      expect.arrayContaining([['Get Free Quote', '/service-areas#contact']]),
    ])
  })
})

describe.each(citySlugs)('the page of %s', (city) => {
  const page = readBuiltPage(`/service-areas/${city}`)
  const { main } = page

  test('is headed by the city @2-city-1', () => {
    expect(textOf(find(main, 'h1'))).toContain(cityName(city))
  })

  test('has the four benefits, each with a sentence @2-city-2', () => {
    const benefits = main
      .querySelectorAll('ul')
      .map((list) => itemsOf(list).filter((item) => item.querySelector('h2, h3') && item.querySelector('p')))
      .map((items) => items.map((item) => textOf(find(item, 'h2, h3'))).join())

    expect(benefits).toContain('Same-Day Service,Professional Team,Upfront Pricing,Eco-Friendly')
  })

  test('lists its eight neighbourhoods in order @2-city-3 @9-6', () => {
    expect(listsOf(page).map((list) => list.map(plain))).toContainEqual(neighbourhoods[city])
  })

  test('lists the eight things we remove, in order @2-city-4', () => {
    const section = sectionTitled(main, /^what we remove$/i)

    expect(itemsOf(find(section, 'ul')).map((item) => textOf(item).toLowerCase())).toEqual([
      'furniture and appliances',
      'electronics and computers',
      'construction debris',
      'yard waste and landscaping materials',
      'office furniture and equipment',
      'hot tubs and exercise equipment',
      'estate and moving cleanouts',
      'hoarding situations',
    ])
  })

  test('leads to all 27 services in the city, and to no other city’s @2-routes-7 @2-city-5', () => {
    const services = linksOf(main).flatMap(([, to]) => (to.startsWith('/services/') ? to : []))

    expect(services.sort()).toEqual(cityServiceSlugs.map((service) => `/services/${city}/${service}`).sort())
  })

  test('closes with a call, a quote and a link back to the service areas @2-city-6', () => {
    const links = linksOf(lastSection(page))

    expect(links.map(([, to]) => to)).toEqual(expect.arrayContaining([callLink, '/service-areas']))
    expect(links).toContainEqual([...quoteLink])
  })
})
