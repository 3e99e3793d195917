import { expect, test } from 'vitest'
import { cities } from '#data/cities/cities.ts'
import { allTowns, stretchAround, stretchLength } from '#data/cities/stretch.ts'

const manyTowns = Array.from({ length: 30 }, (_, order) => ({
  slug: `town-${order}`,
  name: `Town ${order}`,
  order,
}))

test('few towns are all on every stretch, and nothing leads to others', () => {
  expect(stretchAround()).toEqual(cities)
  expect(stretchAround('ajax')).toEqual(cities)
  expect(stretchLength).toBe(8)
  expect(allTowns).toBeUndefined()
})

test.each([
  ['town-0', 0],
  ['town-4', 0],
  ['town-5', 1],
  ['town-15', 11],
  ['town-26', 22],
  ['town-29', 22],
  [undefined, 0],
])('of thirty towns %s is among eight, from number %i on', (slug, first) => {
  const stretch = stretchAround(slug, manyTowns)

  expect(stretch.map(({ order }) => order)).toEqual(Array.from({ length: 8 }, (_, index) => first + index))
})
