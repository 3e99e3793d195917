import { expect, test } from 'vitest'
import { allContent } from '#data/checks/allContent.ts'
import { priceLoad } from '#data/pricing/loadPrices.ts'
import { minimumFee } from '#data/pricing/pricing.ts'

const { cityServices, directServices } = allContent()

test('every service has a load for the lowest price, which its page starts with, or names one that costs it', () => {
  const without = Object.entries({ ...cityServices, ...directServices }).filter(
    ([, { loads, cheaper }]) =>
      loads.every((load) => priceLoad(load).lowest > minimumFee) &&
      !cheaper.some((sentence) => sentence.includes('{minimum}')),
  )

  expect(without.map(([file]) => file)).toEqual([])
})
