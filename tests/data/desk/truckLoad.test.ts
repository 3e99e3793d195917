import { expect, test } from 'vitest'
import { describeLoadPrice, priceOfLoad, truckLoadOf } from '#data/desk/truckLoad.ts'

test.each([
  [0.5, 55],
  [3, 105],
  [3.1, 210],
  [6, 210],
  [12, 420],
  [17, 525],
  [20, 630],
  [34, 1050],
])('%d cubic yards cost $%d by the price table', (yards, price) => {
  expect(priceOfLoad(yards)).toBe(price)
})

test('a load is described with the tier that holds it', () => {
  expect(describeLoadPrice(5)).toBe('$210 for 6 cubic yards')
  expect(describeLoadPrice(20)).toBe('$630 for 2 trucks')
})

test('a day that is too much for the truck says by how much', () => {
  const visits = [{ cubicYards: 9 }, { cubicYards: 10.1 }, { cubicYards: null }]

  expect(truckLoadOf(visits)).toEqual({ cubicYards: 19.1, over: 2.1, fill: 100, unknown: 1 })
})

test('a full truck is not too much', () => {
  expect(truckLoadOf([{ cubicYards: 17 }])).toMatchObject({ over: 0, fill: 100, unknown: 0 })
})
