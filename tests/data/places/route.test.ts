import { expect, test } from 'vitest'
import { cities } from '#data/places/cities.ts'
import { allCitiesLabel, countCities, listedCities, listedCityCount } from '#data/places/route.ts'

const thirtyCities = Array.from({ length: 30 }, (_, order) => ({
  slug: `city-${order}`,
  name: `City ${order}`,
  order,
}))

test('with few cities every page lists all of them and has no link to all cities', () => {
  const few = thirtyCities.slice(0, 8)

  expect(listedCities(undefined, few)).toEqual(few)
  expect(listedCities('city-3', few)).toEqual(few)
  expect(listedCityCount).toBe(Math.min(cities.length, 12))
  expect(allCitiesLabel === undefined).toBe(cities.length <= 12)
})

test('the number of cities is written in words, with the singular for one', () => {
  expect([1, 2, 8, 80].map(countCities)).toEqual(['one town', 'two towns', 'eight towns', '80 towns'])
})

test.each([
  ['city-6', 0],
  ['city-7', 1],
  ['city-29', 18],
  [undefined, 0],
])('the page of %s lists 12 of 30 cities, starting with number %i', (slug, first) => {
  const listed = listedCities(slug, thirtyCities)

  expect(listed.map(({ order }) => order)).toEqual(Array.from({ length: 12 }, (_, index) => first + index))
})
