import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { fillTemplates } from '#data/fillTemplate.ts'
import { facts } from '#data/prices/facts.ts'
import { loadCityService, loadDirectService } from '#data/services/loadServices.ts'
import {
  attributesOf,
  type BuiltPage,
  callLink,
  find,
  hrefsOf,
  linksOf,
  readBuiltPage,
  sectionTitled,
  textOf,
  textsOf,
} from '#tests/support/build/builtPages.ts'
import { required } from '#tests/support/required.ts'
import {
  cityName,
  cityServicePages,
  cityServiceSlugs,
  directServiceSlugs,
  lastSection,
  listsOf,
  neighbourhoods,
  plain,
  quoteLink,
} from './document.ts'

const services = await Promise.all(cityServiceSlugs.map(loadCityService))
const generic = featuresOf(readBuiltPage('/services/ajax/piano-removal')).slice(0, 6)

type Claim = (page: BuiltPage, wanted: (typeof cityServicePages)[number]) => unknown

const claims: Record<string, Claim> = {
  'has the badge with its city': ({ main }, { city }) =>
    textsOf(main, 'p, span').includes(`PROFESSIONAL SERVICE IN ${cityName(city).toUpperCase()}`),

  'is titled with the service in the city': ({ main }, { city, service }) =>
    slugOf(textOf(find(main, 'h1'))) === `${service}-in-${city}`,

  'describes the service under the title': ({ main }) =>
    textsOf(find(main, 'section'), 'p').some((text) => text.length > 80),

  'offers a quote on the home page and a call': ({ main }) => offersQuoteAndCall(find(main, 'section')),

  'has the same six features first, then one to three of its own': (page) => {
    const features = featuresOf(page)
    const isCounted =
      features.length > 6 && features.length <= 9 && new Set(features).size === features.length
    return isCounted && isDeepStrictEqual(features.slice(0, 6), generic)
  },

  'has its service’s texts on disassembly, heavy items and excluded items': ({ main }, wanted) => {
    const service = services.find((service) => service?.slug === wanted.service)
    const info = fillTemplates(service?.additionalInfo, { ...facts, city: cityName(wanted.city) })
    const parts = find(main, 'section[aria-label="How we do it"]').querySelectorAll('div:has(> h3)')
    return isDeepStrictEqual(
      parts.map((part) => [textOf(find(part, 'h3')), textOf(find(part, 'p'))]),
      [
        [info?.takenApartTitle ?? 'What we take apart', info?.takenApart],
        ['What’s heavy', info?.heavy],
        ['What can’t go', info?.cannotGo],
      ],
    )
  },

  'has the details in order: same day, price, full service, eco-friendly': ({ main }) =>
    textsOf(main, 'dl').some((text) =>
      /same[ -]day.*book before noon.*starting at \$55.*full[ -]service.*eco-friendly/i.test(text),
    ),

  'lists the neighbourhoods of the city': ({ main }, { city }) =>
    textsOf(sectionTitled(main, /^We cover all of/), 'ul')
      .map(plain)
      .includes(neighbourhoods[city].join(' ')),

  'closes with a call, a quote and a link back to its city': (page, { city }) => {
    const closing = lastSection(page)
    const back = linksOf(closing).find(([, to]) => to === `/service-areas/${city}`)
    return back?.[0].includes(cityName(city)) && offersQuoteAndCall(closing)
  },

  'names the curbside discount if the service is curbside pickup': ({ main }, { service }) =>
    service !== 'curbside-pickup' || /15%/.test(textOf(main)),
}

test.each(Object.entries(claims))('every city-service page %s', (_claim, holds) => {
  const faults = cityServicePages.filter((wanted) => !holds(readBuiltPage(wanted.path), wanted))

  expect(faults.map(({ path }) => path)).toEqual([])
})

test.each(directServiceSlugs)(
  'the direct service page %s has call and quote links, four cards, twelve items, a scheduling box and a home link',
  async (service) => {
    const page = readBuiltPage(`/services/${service}`)
    const { title, description, featureCards } = required(await loadDirectService(service))
    const hero = find(page.main, 'section')
    const cards = page.main.querySelectorAll('section[aria-label="How we do it"] ul > li').map((item) => ({
      icon: attributesOf(item, 'svg use', 'href')[0]?.split('#')[1],
      title: textOf(find(item, 'h2')),
      description: textOf(find(item, 'p')),
    }))
    const long = listsOf(page).filter(({ length }) => length === 12)
    const label = service === 'estate-cleanouts' ? 'Schedule Consultation' : 'Schedule Removal'
    const closing = lastSection(page)

    expect(textOf(find(hero, 'h1'))).toBe(title)
    expect(textsOf(hero, 'p')).toContain(description)
    expect(offersQuoteAndCall(hero)).toBe(true)
    expect(cards).toHaveLength(4)
    expect(cards).toEqual(featureCards)
    expect(long.map((list) => new Set(list).size)).toEqual([12])
    expect(linksOf(page.main).filter(([words]) => words.startsWith('Schedule'))).toEqual([
      [label, '/#contact'],
    ])
    expect(hrefsOf(closing)).toContain(callLink)
    expect(linksOf(closing)).toContainEqual(['Back to Home', '/'])
  },
)

function featuresOf({ main }: BuiltPage): string[] {
  const lists = main.querySelectorAll('ul').map((list) => textsOf(list, 'li:has(p) h3'))
  return lists.find(({ length }) => length >= 6) ?? []
}

function offersQuoteAndCall(section: BuiltPage['main']): boolean {
  return (
    linksOf(section).some((link) => isDeepStrictEqual(link, quoteLink)) && hrefsOf(section).includes(callLink)
  )
}

/** "Brush and branches pickup" has the slug brush-branches-pickup, and "Leaf pickup" leaves-pickup. */
const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\band\b/g, '')
    .replace(/\bleaf\b/g, 'leaves')
    .replace(/[^a-z]+/g, '-')
