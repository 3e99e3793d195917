import { expect, test } from 'vitest'
import { allContent } from '#data/checks/content.ts'
import { priceLoad } from '#data/prices/loadEstimate.ts'
import { minimumFee } from '#data/prices/pricing.ts'

const { cityServices, directServices } = allContent()

test('every service has a load for the lowest price, which its page starts with, or names one that costs it', () => {
  const without = Object.entries({ ...cityServices, ...directServices }).filter(
    ([, { loads, cheaper }]) =>
      loads.every((load) => priceLoad(load).lowest > minimumFee) &&
      !cheaper.some((sentence) => sentence.includes('{minimum}')),
  )

  expect(without.map(([file]) => file)).toEqual([])
})
