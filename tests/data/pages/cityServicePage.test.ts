import { expect, test } from 'vitest'
import { cities } from '#data/cities/cities.ts'
import { loadCity } from '#data/cities/loadCity.ts'
import { placeSettings } from '#data/cities/placeSettings.ts'
import { single3 } from '#data/images/photos.ts'
import { cityServicePage } from '#data/pages/cityServicePage.ts'
import { cityServices, loadCityService } from '#data/services/city/cityServices.ts'
import { required } from '#tests/support/required.ts'

const slugs = cities.map(({ slug }) => slug)

test('every note and every question for every place stands on some town’s page', async () => {
  const unseen = await Promise.all(
    cityServices.map(async ({ slug }) => {
      const service = required(await loadCityService(slug))
      const pages = await pagesOf(slug)
      return (['preparation', 'access', 'questions'] as const).flatMap((list) => {
        const shown = new Set(pages.flatMap((page) => page[list].map(headOf)))
        return service[list]
          .filter(({ fits }) => fits === undefined)
          .map(headOf)
          .filter((words) => !shown.has(words))
          .map((words) => `${slug}, ${list}: ${words}`)
      })
    }),
  )

  expect(unseen.flat()).toEqual([])
})

test('a town’s page shows three notes on getting it out that fit it, and one that fits every place', async () => {
  const [page] = await pagesOf('hot-tub-removal')

  expect(page?.access.map(({ fits }) => fits)).toEqual([...required(page).city.settings, undefined])
})

test('every kind of place is one that some town’s pages advise on', async () => {
  const records = await Promise.all(cities.map(({ slug }) => loadCity(slug)))

  const advisedOn = new Set(records.flatMap((city) => required(city).settings))

  expect(placeSettings.filter((setting) => !advisedOn.has(setting))).toEqual([])
})

test('a service’s page in a town leads to what is done with it, to the towns beside it and to all towns', async () => {
  const service = required(await loadCityService('hot-tub-removal'))
  const page = cityServicePage(required(await loadCity('ajax')), service)
  const addresses = page.related.map(({ address }) => address)

  expect(page.wording.title).toBe('Hot tub removal in Ajax')
  expect(page.wording.badge).toBe('PROFESSIONAL SERVICE IN AJAX')
  expect(page.photo).toBe(single3)
  expect(addresses.slice(0, 4)).toEqual(service.related.map((slug) => `/services/ajax/${slug}`))
  expect(addresses).toContain('/services/hot-tubs-spas')
  expect(page.related).toContainEqual({
    label: 'Hot tubs and spas, all 8 towns',
    address: '/services/hot-tubs-spas',
  })
  const place = slugs.indexOf('ajax')
  const beside = [slugs[place + 1], slugs[place - 1]].map((slug) => `/services/${slug}/hot-tub-removal`)
  expect(addresses.filter((address) => address.endsWith('/hot-tub-removal'))).toEqual(beside)
  expect(page.features).toHaveLength(6 + service.features.length)
  expect(page.questions.length).toBeLessThanOrEqual(4)
  expect(page.access).toHaveLength(4)
})

test('the first and the last town have one neighbour', async () => {
  const service = required(await loadCityService('hot-tub-removal'))
  const neighboursOf = async (slug: string | undefined) =>
    cityServicePage(required(await loadCity(slug)), service).related.filter(({ address }) =>
      address.endsWith('/hot-tub-removal'),
    )

  expect(await neighboursOf(slugs[0])).toHaveLength(1)
  expect(await neighboursOf(slugs.at(-1))).toHaveLength(1)
})

async function pagesOf(serviceSlug: string) {
  const service = required(await loadCityService(serviceSlug))
  return Promise.all(cities.map(async ({ slug }) => cityServicePage(required(await loadCity(slug)), service)))
}

/** What tells the notes of one list from one another. */
const headOf = (item: { title: string } | { question: string }) =>
  'title' in item ? item.title : item.question
