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
  ['town-6', 0],
  ['town-7', 1],
  ['town-15', 9],
  ['town-24', 18],
  ['town-29', 18],
  [undefined, 0],
])('of thirty towns %s is among twelve, from number %i on', (slug, first) => {
  const stretch = stretchAround(slug, manyTowns)

  expect(stretch.map(({ order }) => order)).toEqual(Array.from({ length: 12 }, (_, index) => first + index))
})
