import { expect, test } from 'vitest'
import { cities } from '#data/cities/cities.ts'
import { loadCity } from '#data/cities/loadCity.ts'
import { countTowns } from '#data/cities/route.ts'
import { single3 } from '#data/images/photos.ts'
import { cityPage } from '#data/pages/cityPage.ts'
import { cityServicePage } from '#data/pages/cityServicePage.ts'
import { directServicePage } from '#data/pages/directServicePage.ts'
import { servicesOf } from '#data/pages/relatedServices.ts'
import { cityServices } from '#data/services/city/cityServices.ts'
import { loadCityService } from '#data/services/city/loadCityService.ts'
import { loadDirectService } from '#data/services/direct/loadDirectService.ts'
import { required } from '#tests/support/content/required.ts'

const loadedCities = await Promise.all(cities.map(async ({ slug }) => required(await loadCity(slug))))
const ajax = required(loadedCities.find(({ slug }) => slug === 'ajax'))
const hotTub = required(await loadCityService('hot-tub-removal'))

test('a city’s page has its name in its titles, advice for its settings, and the later date', () => {
  const page = cityPage(ajax)
  const { updatedOn: _, ...undated } = ajax

  expect(page.city).toBe(ajax)
  expect(page.wording.title).toBe('Junk removal in Ajax')
  expect(page.wording.servicesTitle).toBe(`All ${cityServices.length} services in Ajax`)
  expect(page.access.map(({ fits }) => fits)).toEqual(ajax.settings)
  expect(cityPage({ ...ajax, updatedOn: '2999-01-01' }).updatedOn).toBe('2999-01-01')
  expect(cityPage(undated).updatedOn).toBeUndefined()
})

const page = cityServicePage(ajax, hotTub)

test('a city service’s page has its names, its photo, and as many notes as fit', () => {
  const settingsWithout = (leftOut: number) => ajax.settings.filter((_, index) => index !== leftOut)

  expect(page.wording.title).toBe('Hot tub removal in Ajax')
  expect(page.wording.badge).toBe('PROFESSIONAL SERVICE IN AJAX')
  expect(page.photo).toBe(single3)
  expect(page.features).toHaveLength(6 + hotTub.features.length)
  expect(page.preparation.map(({ fits }) => fits)).toEqual([undefined, undefined, ...settingsWithout(2)])
  expect(page.access.map(({ fits }) => fits)).toEqual([undefined, ...settingsWithout(0)])
  expect(page.questions.map(({ question }) => question)).toHaveLength(4)
})

test('a city service’s page gives the price and the time in its lead, and the discount where it fits', async () => {
  const appliance = required(await loadCityService('appliance-removal'))
  const atTheCurb = 'Bring everything to the curb and get 15% off.'

  expect(page.lead).toBe(`${page.service.description} From $55, same day when you book before noon.`)
  expect(cityServicePage(ajax, appliance).service.cheaper).toContain(atTheCurb)
  expect(page.service.cheaper).not.toContain(atTheCurb)
})

test('a city service’s page says what the municipality takes, or where its list is', async () => {
  const carpet = cityServicePage(ajax, required(await loadCityService('carpet-disposal')))
  const title = 'Could Durham Region pick it up instead?'

  expect(page.collection).toBeUndefined()
  expect(page.questions.at(-1)).toEqual({
    question: title,
    answer:
      'Durham Region collects the garbage here. If Durham Region takes what you have, that’s cheaper than calling us.',
    link: { label: 'Check at durham.ca', href: 'https://durham.ca' },
  })
  expect(carpet.collection?.answers).toHaveLength(1)
  expect(carpet.wording.collectionTitle).toBe(title)
  expect(carpet.questions.map(({ question }) => question)).not.toContain(title)
})

test('a city service’s page links to services of the same visit, cities beside it and all cities', () => {
  const sameVisit = hotTub.related.slice(0, 3).map((slug) => `/services/ajax/${slug}`)
  const neighboursOf = (position: number) =>
    cityServicePage(required(loadedCities.at(position)), hotTub).related.flatMap(
      ({ href }) => /^\/services\/(.+)\/hot-tub-removal$/.exec(href)?.[1] ?? [],
    )

  expect(page.related.slice(0, 3).map(({ href }) => href)).toEqual(sameVisit)
  expect(page.related).toContainEqual({
    label: `Hot tubs and spas in all ${countTowns(cities.length)}`,
    href: '/services/hot-tubs-spas',
  })
  expect([2, 0, -1].map(neighboursOf)).toEqual([
    ['whitby', 'pickering'],
    ['pickering'],
    [cities.at(-2)?.slug],
  ])
})

test('every note of a service is on some city’s page', async () => {
  const unseen = await Promise.all(
    cityServices.map(async ({ slug }) => {
      const service = required(await loadCityService(slug))
      const pages = loadedCities.map((city) => cityServicePage(city, service))
      return (['preparation', 'access', 'questions'] as const).flatMap((list) => {
        const shown = new Set(pages.flatMap((page) => page[list].map(headOf)))
        return service[list]
          .filter((note) => !shown.has(headOf(note)))
          .map((note) => `${slug}, ${list}: ${headOf(note)}`)
      })
    }),
  )

  expect(unseen.flat()).toEqual([])
})

test('a direct service’s page has its loads priced, and links to the city services on its subject', async () => {
  const service = required(await loadDirectService('hot-tubs-spas'))
  const page = directServicePage(service)

  expect(page.service).toBe(service)
  expect(page.photo).toBe(single3)
  expect(page.loads.map(({ load }) => load)).toEqual(service.loads.map(({ load }) => load))
  expect(page.features).toEqual(
    service.featureCards.map(({ icon, title, description }) => ({ icon, title, text: description })),
  )
  expect(page.wording.relatedLead).toContain('for Pickering')
  expect(page.related).toHaveLength(servicesOf(service).length + 1)
  expect(page.related.at(-1)).toEqual({ label: 'Service areas', href: '/service-areas' })
  expect(page.related).toContainEqual({
    label: 'Hot tub removal in Pickering',
    href: '/services/pickering/hot-tub-removal',
  })
})

/** What tells the notes of one list apart. */
const headOf = (note: { title: string } | { question: string }) =>
  'title' in note ? note.title : note.question
