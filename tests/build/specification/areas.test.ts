import { expect, test } from 'vitest'
import {
  callLink,
  find,
  itemsOf,
  lastSection,
  linksOf,
  listsOf,
  plain,
  quoteLink,
  readBuiltPage,
  sectionTitled,
  textOf,
} from '#tests/support/build/builtPages.ts'
import {
  cityName,
  cityServiceSlugs,
  citySlugs,
  neighbourhoods,
} from '#tests/support/content/specification.ts'

const { main } = readBuiltPage('/service-areas')
const cards = main
  .querySelectorAll('li')
  .filter((item) => linksOf(item).some(([label]) => label.startsWith('Learn More')))

test('the service areas open with a hero, and close with a call and a quote @2-areas-1 @2-areas-4', () => {
  const hero = find(main, 'section')
  const bands = main
    .querySelectorAll('section')
    .filter((section) => !section.querySelector('h1, form') && section.querySelector(`a[href="${callLink}"]`))

  expect(textOf(find(hero, 'h1'))).toBe('Junk removal from Scarborough to Newcastle')
  expect(hero.querySelector('picture > img')).not.toBeNull()
  expect(bands.map(linksOf)).toEqual([expect.arrayContaining([['Get Free Quote', '/service-areas#contact']])])
})

test('a card has three highlights, and leads to its city and to the form @2-areas-2 @2-areas-3 @3-3', () => {
  const names = cards.map((card) => textOf(find(card, 'h2, h3')))
  const descriptions = cards.map((card) => textOf(find(card, 'p')))
  const highlights = cards.map((card) => itemsOf(find(card, 'ul')).map(textOf))
  // Each says of what: a list of links, or a search engine, shows them without their card.
  const links = citySlugs.flatMap((city) => [
    [`Learn More about ${cityName(city)}`, `/service-areas/${city}`],
    ['Get Quote', '/service-areas#contact'],
  ])

  expect(names.sort()).toEqual(citySlugs.map(cityName).sort())
  expect(descriptions.filter((text) => text.length < 60)).toEqual([])
  expect(highlights.map(({ length }) => length)).toEqual(Array(8).fill(3))
  expect(new Set([...descriptions, ...highlights.flat()]).size).toBe(8 + 24)
  expect(cards.flatMap(linksOf).toSorted()).toEqual(links.toSorted())
  expect(main.querySelector('section#contact form')).not.toBeNull()
})

const cityPages = citySlugs.map((city) => ({ city, page: readBuiltPage(`/service-areas/${city}`) }))

test.each(cityPages)(
  'the page of $city has it in its title, and closes with a call and the way back @2-city-1 @2-city-6',
  ({ city, page }) => {
    const closing = linksOf(lastSection(page))

    expect(textOf(find(page.main, 'h1'))).toContain(cityName(city))
    expect(closing.map(([, to]) => to)).toEqual(expect.arrayContaining([callLink, '/service-areas']))
    expect(closing).toContainEqual([...quoteLink])
  },
)

test.each(cityPages)(
  'the page of $city lists benefits, neighbourhoods and what we remove @2-city-2 @2-city-3 @2-city-4 @9-6',
  ({ city, page }) => {
    const benefits = page.main
      .querySelectorAll('ul')
      .map((list) => itemsOf(list).filter((item) => item.querySelector('h2, h3') && item.querySelector('p')))
      .map((items) => items.map((item) => textOf(find(item, 'h2, h3'))).join())
    const removed = find(sectionTitled(page.main, /^what we remove$/i), 'ul')

    expect(benefits).toContain('Same-Day Service,Professional Team,Upfront Pricing,Eco-Friendly')
    expect(listsOf(page).map((list) => list.map(plain))).toContainEqual(neighbourhoods[city])
    expect(itemsOf(removed).map((item) => textOf(item).toLowerCase())).toEqual([
      'furniture and appliances',
      'electronics and computers',
      'construction debris',
      'yard waste and landscaping materials',
      'office furniture and equipment',
      'hot tubs and exercise equipment',
      'estate and moving cleanouts',
      'hoarding situations',
    ])
  },
)

test.each(cityPages)(
  'the page of $city leads to all 27 services in the city, and to no other city’s @2-routes-7 @2-city-5',
  ({ city, page }) => {
    const services = linksOf(page.main).flatMap(([, to]) => (to.startsWith('/services/') ? to : []))

    expect(services.sort()).toEqual(cityServiceSlugs.map((service) => `/services/${city}/${service}`).sort())
  },
)
