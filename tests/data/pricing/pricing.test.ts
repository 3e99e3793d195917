import { expect, test } from 'vitest'
import { facts } from '#data/pricing/facts.ts'
import {
  curbsideDiscount,
  dollars,
  minimumFee,
  pricingTiers,
  ratePerCubicYard,
} from '#data/pricing/pricing.ts'

test('the six prices come out of the rate and the minimum fee, and say what they buy @9-1 @3-2', () => {
  const more = ['17 yards for the price of 15']

  expect([ratePerCubicYard, minimumFee]).toEqual([35, 55])
  expect(pricingTiers.map(({ price }) => price)).toEqual([55, 105, 210, 315, 420, 525])
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

test('texts quote the prices from here', () => {
  expect([55, 37.5, 112.5].map(dollars)).toEqual(['$55', '$37.50', '$112.50'])
  expect(curbsideDiscount).toBe(15)
  expect(facts).toMatchObject({
    minimum: '$55',
    perYard: '$35',
    tier6: '$525',
    fullTruckYards: '17',
    curbsideDiscount: '15%',
  })
})
