import { expect, test } from 'vitest'
import {
  attributesOf,
  callLink,
  find,
  hrefsOf,
  linksOf,
  readBuiltPage,
  sectionTitled,
  textOf,
  textsOf,
} from '#tests/support/build/builtPages.ts'
import { cityName, cityServiceSlugs, citySlugs, neighbourhoods } from './document.ts'
import { itemsOf, lastSection, listsOf, plain, quoteLink } from './sections.ts'

test('the service areas have a hero, a card with three highlights for each city, a call link and a quote link', () => {
  const { main } = readBuiltPage('/service-areas')
  const hero = find(main, 'section')
  const cards = main.querySelectorAll('li').filter((item) => /Learn More/.test(linksOf(item).join()))
  const bands = main
    .querySelectorAll('section:not(:has(h1, form))')
    .filter((section) => hrefsOf(section).includes(callLink))
  const descriptions = cards.map((card) => textOf(find(card, 'p')))
  const highlights = cards.map((card) => itemsOf(find(card, 'ul')).map(textOf))

  expect(textOf(find(hero, 'h1'))).toBe('Junk removal from Scarborough to Newcastle')
  expect(attributesOf(hero, 'picture > img', 'alt')).toHaveLength(1)
  expect(cards.map((card) => textOf(find(card, 'h2, h3'))).sort()).toEqual(citySlugs.map(cityName).sort())
  expect(descriptions.filter((text) => text.length < 60)).toEqual([])
  expect(highlights.map(({ length }) => length)).toEqual(Array(8).fill(3))
  expect(new Set([...descriptions, ...highlights.flat()]).size).toBe(8 + 24)
  // “Learn More” names its city, because screen readers and search engines list links without their cards.
  const links = citySlugs.flatMap((city) => [
    [`Learn More about ${cityName(city)}`, `/service-areas/${city}`],
    ['Get Quote', '/service-areas#contact'],
  ])
  expect(cards.flatMap(linksOf).sort()).toEqual(links.sort())
  expect(bands.map(linksOf)).toEqual([expect.arrayContaining([['Get Free Quote', '/service-areas#contact']])])
  expect(main.querySelector('section#contact form')).not.toBeNull()
})

test.each(citySlugs)(
  'the page of %s lists benefits, neighbourhoods, accepted items and 27 services, and ends with a call and a back link',
  (city) => {
    const page = readBuiltPage(`/service-areas/${city}`)
    const { main } = page
    const benefits = main.querySelectorAll('ul').map((list) => textsOf(list, 'li:has(p) :is(h2, h3)').join())
    const closing = lastSection(page)
    const services = hrefsOf(main).filter((to) => to.startsWith('/services/'))

    expect(textOf(find(main, 'h1'))).toContain(cityName(city))
    expect(benefits).toContain('Same-Day Service,Professional Team,Upfront Pricing,Eco-Friendly')
    expect(listsOf(page).map((list) => list.map(plain))).toContainEqual(neighbourhoods[city])
    expect(itemsOf(find(sectionTitled(main, /^what we remove$/i), 'ul')).map(textOf)).toEqual(
      [
        'furniture and appliances',
        'electronics and computers',
        'construction debris',
        'yard waste and landscaping materials',
        'office furniture and equipment',
        'hot tubs and exercise equipment',
        'estate and moving cleanouts',
        'hoarding situations',
      ].map((words) => expect.stringMatching(new RegExp(`^${words}$`, 'i'))),
    )
    expect(services.sort()).toEqual(cityServiceSlugs.map((service) => `/services/${city}/${service}`).sort())
    expect(hrefsOf(closing)).toEqual(expect.arrayContaining([callLink, '/service-areas']))
    expect(linksOf(closing)).toContainEqual(quoteLink)
  },
)
