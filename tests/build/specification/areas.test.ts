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
  const cards = () =>
    readBuiltPage('/service-areas')
      .main.querySelectorAll('li')
      .filter((item) => linksOf(item).some(([label]) => label.startsWith('Learn More')))

  test('opens with its title, in a hero with a photo @2-areas-1', () => {
    const hero = find(readBuiltPage('/service-areas').main, 'section')

    expect(textOf(find(hero, 'h1'))).toBe('Junk removal from Scarborough to Newcastle')
    expect(hero.querySelector('picture > img')).not.toBeNull()
  })

  test('has a card for each of the eight cities @2-areas-2', () => {
    expect(
      cards()
        .map((card) => textOf(find(card, 'h2, h3')))
        .sort(),
    ).toEqual(citySlugs.map(cityName).sort())
  })

  test('describes each city and gives three highlights of its own @2-areas-2 @3-3', () => {
    const descriptions = cards().map((card) => textOf(find(card, 'p')))
    const highlights = cards().map((card) => itemsOf(find(card, 'ul')).map(textOf))

    expect(descriptions.filter((text) => text.length < 60)).toEqual([])
    expect(highlights.map((list) => list.length)).toEqual(Array.from({ length: 8 }, () => 3))
    expect(new Set([...descriptions, ...highlights.flat()]).size).toBe(8 + 24)
  })

  test('leads from each card to its city, and to the form on the same page @2-areas-3', () => {
    const links = cards().map((card) => Object.fromEntries(linksOf(card)))

    // Each says of what: a list of links, or a search engine, shows them without their card.
    expect(links.flatMap(Object.entries)).toEqual(
      expect.arrayContaining(
        citySlugs.map((city) => [`Learn More about ${cityName(city)}`, `/service-areas/${city}`]),
      ),
    )
    expect(new Set(links.map((found) => found['Get Quote']))).toEqual(new Set(['/service-areas#contact']))
    expect(readBuiltPage('/service-areas').main.querySelector('section#contact form')).not.toBeNull()
  })

  test('closes with a call button and Get Free Quote @2-areas-4', () => {
    const bands = readBuiltPage('/service-areas')
      .main.querySelectorAll('section')
      .filter((section) => {
        const links = linksOf(section)
        return (
          !section.querySelector('h1, form') &&
          links.some(([, address]) => address === callLink) &&
          links.some(([label, address]) => label === 'Get Free Quote' && address === '/service-areas#contact')
        )
      })

    expect(bands.length).toBe(1)
  })
})

describe.each(citySlugs)('the page of %s', (city) => {
  const address = `/service-areas/${city}`

  test('is headed by the city @2-city-1', () => {
    expect(textOf(find(readBuiltPage(address).main, 'h1'))).toContain(cityName(city))
  })

  test('has the four benefits, each with a sentence @2-city-2', () => {
    const benefits = readBuiltPage(address)
      .main.querySelectorAll('ul')
      .map((list) => itemsOf(list).filter((item) => item.querySelector('h2, h3') && item.querySelector('p')))
      .map((items) => items.map((item) => textOf(find(item, 'h2, h3'))))

    expect(benefits).toContainEqual([
      'Same-Day Service',
      'Professional Team',
      'Upfront Pricing',
      'Eco-Friendly',
    ])
  })

  test('lists its eight neighbourhoods in order @2-city-3 @9-6', () => {
    expect(listsOf(readBuiltPage(address)).map((list) => list.map(plain))).toContainEqual([
      ...neighbourhoods[city],
    ])
  })

  test('lists the eight things we remove, in order @2-city-4', () => {
    const section = sectionTitled(readBuiltPage(address).main, /^what we remove$/i)

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
    const services = linksOf(readBuiltPage(address).main)
      .map(([, to]) => to)
      .filter((to) => to.startsWith('/services/'))

    expect(services.sort()).toEqual(cityServiceSlugs.map((service) => `/services/${city}/${service}`).sort())
  })

  test('closes with a call, a quote and a link back to the service areas @2-city-6', () => {
    const closing = lastSection(readBuiltPage(address))

    expect(linksOf(closing).map(([, to]) => to)).toEqual(expect.arrayContaining([callLink, '/service-areas']))
    expect(linksOf(closing)).toContainEqual([...quoteLink])
  })
})
