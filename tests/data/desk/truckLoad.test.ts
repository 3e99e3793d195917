import { expect, test } from 'vitest'
import { describeLoadPrice, itemsOfLoad, priceOfLoad, truckLoadOf } from '#data/desk/truckLoad.ts'
import { curbsideDiscount, dollars, pricingTiers } from '#data/prices/pricing.ts'

const [smallest = 0, small = 0, medium = 0, , large = 0, full = 0] = pricingTiers.map(({ price }) => price)

test.each([
  [0.5, smallest],
  [3, small],
  [3.1, medium],
  [12, large],
  [17, full],
  [34, 2 * full],
])('%d cubic yards cost $%d by the price table', (yards, price) => {
  expect(priceOfLoad(yards)).toBe(price)
})

test('the price of a load names its tier or its number of trucks, and the discount at the curb', () => {
  const discount = `${curbsideDiscount}% less at the curb`
  expect(describeLoadPrice(5)).toBe(`${dollars(medium)} for 6 cubic yards, ${discount}`)
  expect(describeLoadPrice(20)).toBe(`${dollars(full + small)} for 2 trucks, ${discount}`)
})

test('the load of a day, as entered or else as counted, reports the excess over the truck’s capacity', () => {
  const visits = [
    { cubicYards: 9, load: '1 couch: 2 cubic yards' },
    { cubicYards: null, load: '2 fridges, 1 couch: 10.1 cubic yards' },
    { cubicYards: null, load: '' },
  ]

  expect(truckLoadOf(visits)).toEqual({ cubicYards: 19.1, over: 2.1, fill: 100, unknown: 1 })
  expect(truckLoadOf([{ cubicYards: 17, load: '' }])).toMatchObject({ over: 0, fill: 100, unknown: 0 })
})

test('a counted load names its items', () => {
  const loads = ['2 fridges, 1 couch: 4.5 cubic yards', '6 cubic yards', 'a couch']

  expect(loads.map(itemsOfLoad)).toEqual([['2 fridges', '1 couch'], [], []])
})
