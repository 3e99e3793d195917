import { describe, expect, test } from 'vitest'
import { facts } from '#data/facts.ts'
import { fillTemplates } from '#data/fillTemplate.ts'
import { loadCityService } from '#data/services/city/cityServices.ts'
import {
  type BuiltPage,
  find,
  itemsOf,
  linksOf,
  readBuiltPage,
  textOf,
  textsOf,
} from '#tests/support/build/builtPages.ts'
import { callLink, lastSection, quoteLink, same } from '#tests/support/build/pageParts.ts'
import {
  cityName,
  cityServicePages,
  cityServiceSlugs,
  neighbourhoods,
} from '#tests/support/content/specification.ts'

const pages = cityServicePages.map((wanted) => ({ wanted, page: readBuiltPage(wanted.path) }))

describe('every city-service page', () => {
  test('has the badge with its city @2-city-service-1', () => {
    const faults = cityServiceFaults(
      ({ main }, { city }) =>
        textsOf(main, 'p, span').filter(
          (text) => text === `PROFESSIONAL SERVICE IN ${cityName(city).toUpperCase()}`,
        ).length > 0,
    )

    expect(faults).toEqual([])
  })

  test('is titled with the service in the city @2-routes-4 @2-city-service-2', () => {
    const faults = cityServiceFaults(
      ({ main }, { city, service }) => slugOf(textOf(find(main, 'h1'))) === `${service}-in-${city}`,
    )

    expect(faults).toEqual([])
  })

  test('describes the service under the title @2-city-service-2 @3-4', () => {
    const faults = cityServiceFaults(({ main }) =>
      textsOf(find(main, 'section'), 'p').some((text) => text.length > 80),
    )

    expect(faults).toEqual([])
  })

  test('offers a quote on the home page and a call @2-city-service-3', () => {
    const faults = cityServiceFaults(
      ({ main }) =>
        linksOf(find(main, 'section')).some((link) => same(link, quoteLink)) &&
        find(main, 'section').querySelector(`a[href="${callLink}"]`),
    )

    expect(faults).toEqual([])
  })

  test('has the same six features first, then at most three of its own @2-city-service-4', () => {
    const featuresOf = ({ main }: BuiltPage) =>
      main
        .querySelectorAll('ul')
        .map((list) => itemsOf(list).filter((item) => item.querySelector('h3') && item.querySelector('p')))
        .find((items) => items.length >= 6)
        ?.map((item) => textOf(find(item, 'h3'))) ?? []
    const generic = featuresOf(readBuiltPage('/services/ajax/piano-removal')).slice(0, 6)

    const faults = cityServiceFaults((own) => {
      const features = featuresOf(own)
      return (
        same(features.slice(0, 6), generic) &&
        features.length <= 9 &&
        new Set(features).size === features.length
      )
    })

    expect(generic.length).toBe(6)
    expect(faults).toEqual([])
  })

  test('has at least one feature of its own @3-5', () => {
    const faults = cityServiceFaults(({ main }) =>
      main
        .querySelectorAll('ul')
        .some((list) => itemsOf(list).filter((item) => item.querySelector('h3')).length > 6),
    )

    expect(faults).toEqual([])
  })

  test('says what is taken apart, what is heavy and what cannot go, in words of its service @3-5', async () => {
    const services = await Promise.all(cityServiceSlugs.map(loadCityService))

    const faults = cityServiceFaults(({ main }, wanted) => {
      const service = services.find((service) => service?.slug === wanted.service)
      const info = fillTemplates(service?.additionalInfo, { ...facts, city: cityName(wanted.city) })
      const parts = find(main, 'section[aria-label="How we do it"]').querySelectorAll('div:has(> h3)')
      return same(
        parts.map((part) => [textOf(find(part, 'h3')), textOf(find(part, 'p'))]),
        [
          ['What we take apart', info?.takenApart],
          ['What’s heavy', info?.heavy],
          ['What can’t go', info?.cannotGo],
        ],
      )
    })

    expect(faults).toEqual([])
  })

  test('has the details in order: same day, price, full service, eco-friendly @2-city-service-5', () => {
    const faults = cityServiceFaults(({ main }) =>
      main
        .querySelectorAll('dl')
        .some((list) =>
          /same[ -]day.*book before noon.*starting at \$55.*full[ -]service.*eco-friendly/i.test(
            textOf(list),
          ),
        ),
    )

    expect(faults).toEqual([])
  })

  test('says which corners of the city are covered @2-city-service-6', () => {
    const faults = cityServiceFaults((own, { city }) =>
      own.main
        .querySelectorAll('section')
        .some(
          (section) =>
            /cover/i.test(textsOf(section, 'h2').join()) &&
            section
              .querySelectorAll('ul')
              .some((list) => same(itemsOf(list).map(textOf).map(plain), neighbourhoods[city])),
        ),
    )

    expect(faults).toEqual([])
  })

  test('closes with a call, a quote and a link back to its city @2-city-service-7', () => {
    const faults = cityServiceFaults((own, { city }) => {
      const closing = lastSection(own)
      const back = linksOf(closing).find(([, to]) => to === `/service-areas/${city}`)
      return (
        back?.[0].includes(cityName(city)) &&
        closing.querySelector(`a[href="${callLink}"]`) &&
        linksOf(closing).some((link) => same(link, quoteLink))
      )
    })

    expect(faults).toEqual([])
  })
})

test('the curbside discount stands on every curbside pickup page @9-3', () => {
  const faults = cityServiceFaults(
    ({ main }, { service }) => service !== 'curbside-pickup' || /15%/.test(textOf(main)),
  )

  expect(faults).toEqual([])
})

function cityServiceFaults(
  holds: (page: BuiltPage, wanted: (typeof cityServicePages)[number]) => unknown,
): string[] {
  return pages.filter(({ page, wanted }) => !holds(page, wanted)).map(({ page }) => page.path)
}

/** "Brush and branches pickup" has the slug brush-branches-pickup. */
function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/\band\b/g, '')
    .replace(/[^a-z]+/g, '-')
}

/** The specification writes straight apostrophes, the site typographic ones. */
function plain(text: string): string {
  return text.replaceAll('’', "'")
}
