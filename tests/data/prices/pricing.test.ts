import { expect, test } from 'vitest'
import { facts, withArticle } from '#data/prices/facts.ts'
import {
  curbsideDiscount,
  dollars,
  minimumFee,
  pricingTiers,
  ratePerCubicYard,
} from '#data/prices/pricing.ts'

test('the six prices follow from the rate and the minimum fee, and describe their loads', () => {
  const more = ['17 yards for the price of 15']

  expect(pricingTiers.map(({ price }) => price)).toEqual(
    [0, 3, 6, 9, 12, 15].map((charged) =>
      Number(Math.max(minimumFee, charged * ratePerCubicYard).toFixed(2)),
    ),
  )
  expect(pricingTiers.map(({ label, description }) => `${label}: ${description}`)).toEqual([
    'Minimum load: 1 full fridge or 10 regular bags',
    '3 cubic yards: 2 fridges or 25 bags',
    '6 cubic yards: 5 fridges or 50 bags',
    '9 cubic yards: 8 fridges or 75 bags',
    '12 cubic yards: 10 fridges or 100 bags',
    '17 cubic yards: 15 fridges or 125 bags',
  ])
  expect(pricingTiers.map(({ popular }) => popular)).toEqual([false, false, true, false, false, false])
  expect(pricingTiers.map(({ bestValue }) => bestValue)).toEqual([false, false, false, false, false, true])
  expect(pricingTiers.map(({ details }) => details)).toEqual([[], [], [], [], [], more])
})

test('the placeholders for texts have the prices', () => {
  expect([55, 37.5, 112.5].map(dollars)).toEqual(['$55', '$37.50', '$112.50'])
  expect(facts).toMatchObject({
    minimum: dollars(minimumFee),
    perYard: dollars(ratePerCubicYard),
    tier6: dollars(pricingTiers[5]?.price ?? 0),
    fullTruckYards: '17',
    fullTruckCharged: '15',
    curbsideDiscount: `${curbsideDiscount}%`,
  })
  expect(['2-hour', '11-hour', 'all-day'].map(withArticle)).toEqual(['a 2-hour', 'an 11-hour', 'an all-day'])
})
