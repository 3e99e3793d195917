import { expect, test } from 'vitest'
import { cities } from '#data/cities/cities.ts'
import { loadCity } from '#data/cities/loadCity.ts'
import { cityServicePage } from '#data/cityServicePage.ts'
import { cityServices, loadCityService } from '#data/cityServices/cityServices.ts'
import { placeSettings } from '#data/placeSettings.ts'

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

async function pagesOf(serviceSlug: string) {
  const service = required(await loadCityService(serviceSlug))
  return Promise.all(cities.map(async ({ slug }) => cityServicePage(required(await loadCity(slug)), service)))
}

/** What tells the notes of one list from one another. */
const headOf = (item: { title: string } | { question: string }) =>
  'title' in item ? item.title : item.question

function required<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new Error('There is no such record.')
  return item
}
