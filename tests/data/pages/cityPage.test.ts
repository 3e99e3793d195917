import { expect, test } from 'vitest'
import { loadCity } from '#data/cities/loadCity.ts'
import { cityPage } from '#data/pages/cityPage.ts'
import { required } from '#tests/support/required.ts'

test('a city’s page has its name in its titles and the advice for its kinds of place, in their order', async () => {
  const city = required(await loadCity('ajax'))

  const page = cityPage(city)

  expect(page.city).toBe(city)
  expect(page.wording.title).toBe('Junk removal in Ajax')
  expect(page.wording.servicesTitle).toBe('All 27 services in Ajax')
  expect(page.wording.benefits.map(({ title }) => title)).toEqual([
    'Same-Day Service',
    'Professional Team',
    'Upfront Pricing',
    'Eco-Friendly',
  ])
  expect(page.access.map(({ fits }) => fits)).toEqual(city.settings)
})

test('a city’s page was changed when its own words or its rules were, and nobody knows when without a date', async () => {
  const city = required(await loadCity('ajax'))

  expect(cityPage({ ...city, updatedOn: '2999-01-01' }).updatedOn).toBe('2999-01-01')
  const { updatedOn: _, ...undated } = city
  expect(cityPage(undated).updatedOn).toBeUndefined()
})
