import { expect, test } from 'vitest'
import { priceLoad } from '#data/pricing/loadPrices.ts'

test.each([
  [1, '$55', 'The minimum load', 8],
  [2, '$105', 'About 3 cubic yards', 18],
  [[1, 2], '$55 to $105', 'Up to 3 cubic yards', 18],
  [[2, 3], '$105 to $210', '3 to 6 cubic yards', 35],
  [[5, 6], '$420 to $525', '12 to 17 cubic yards', 100],
] as const)('a load of tier %s is shown with its price and its size', (tier, price, size, fill) => {
  expect(priceLoad({ load: 'Spinet', tier })).toMatchObject({ price, size, fill })
})

test('what the size counts in stands behind it', () => {
  expect(priceLoad({ load: 'Spinet', tier: [1, 2], note: 'with its bench' }).size).toBe(
    'Up to 3 cubic yards, with its bench',
  )
})
