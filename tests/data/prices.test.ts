import { expect, test } from 'vitest'
import { describeLoadPrice, itemsOfLoad, priceOfLoad, truckLoadOf } from '#data/desk/truckLoad.ts'
import { facts, withArticle } from '#data/prices/facts.ts'
import {
  describeVolume,
  firstTier,
  loadSubject,
  loadToSend,
  priceAtMost,
  priceLoad,
  shownYards,
  tierFor,
  truckFill,
} from '#data/prices/loadEstimate.ts'
import { countedLoad } from '#data/prices/loadItems.ts'
import {
  curbsideDiscount,
  dollars,
  minimumFee,
  pricingTiers,
  ratePerCubicYard,
} from '#data/prices/pricing.ts'

test('the prices follow from the rate and the minimum fee', () => {
  expect(pricingTiers.map(({ price }) => price)).toEqual(
    [0, 3, 6, 9, 12, 15].map((charged) =>
      Number(Math.max(minimumFee, charged * ratePerCubicYard).toFixed(2)),
    ),
  )
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

test.each([
  ['fridge', [1, 2, 5, 8, 10, 15], pricingTiers],
  ['bag', [10, 25, 50, 75, 100, 125], pricingTiers],
  ['fridge', [2, 3, 6, 9, 11, 16], [...pricingTiers.slice(1), undefined]],
  ['bag', [11, 26, 51, 76, 101, 142], [...pricingTiers.slice(1), undefined]],
] as const)('a %s count of %j is priced by the rows of the table', (slug, counts, tiers) => {
  expect(counts.map((count) => tierFor(countedLoad({ [slug]: count })?.cubicYards ?? 0))).toEqual(tiers)
})

test('a volume needs the smallest sufficient tier, and rounding does not move it across the tier’s limit', () => {
  const rows = { 0: 0, 1.2: 0, 1.21: 1, 3: 1, 3.001: 2, 12.5: 5, 17: 5, 17.001: 6 }

  for (const [cubicYards, row] of Object.entries(rows))
    expect(tierFor(Number(cubicYards)), cubicYards).toBe(pricingTiers[row])
  expect([0.12, 1.1, 3, 3.04, 16.95, 17.01].map(shownYards)).toEqual(['0.2', '1.1', '3', '3.1', '17', '17.1'])
  expect([0.12, 8.5, 17, 17.01].map(truckFill)).toEqual([1, 50, 100, 101])
})

test('the volumes of counted items are summed to a thousandth of a yard', () => {
  expect([countedLoad({}), countedLoad({ couch: 0 })]).toEqual([undefined, undefined])
  expect(countedLoad({ couch: 1, fridge: 2 })).toEqual({ cubicYards: 4.45, items: '2 fridges, 1 couch' })
  expect(countedLoad({ bag: 25 })).toEqual({ cubicYards: 3, items: '25 bags' })
  // 0.36 + 5.625 is 5.984999… in binary.
  expect(countedLoad({ bag: 3, fridge: 5 })).toEqual({ cubicYards: 5.985, items: '3 bags, 5 fridges' })
})

test('the estimator starts with the popular size or the smallest, and counted items cost at most their size’s price', () => {
  const plain = pricingTiers.map((tier) => ({ ...tier, popular: false }))
  const [smallest, next] = pricingTiers.map(({ price }) => dollars(price))

  expect([firstTier(pricingTiers), firstTier(plain)]).toEqual([pricingTiers[2], plain[0]])
  expect(pricingTiers.slice(0, 2).map(priceAtMost)).toEqual([smallest, `Up to ${next}`])
  expect([1, 1.04].map(describeVolume)).toEqual([
    '1 cubic yard, 6% of the truck',
    '1.1 cubic yards, 7% of the truck',
  ])
})

test('the subject of a quote has the size, and its load the counted items', () => {
  const counted = { cubicYards: 20.3, items: '18 fridges' }

  expect(loadSubject(pricingTiers[2], undefined)).toBe('A load of about 6 cubic yards')
  expect(loadSubject(pricingTiers[2], counted)).toBe('A load of about 20.3 cubic yards')
  expect(loadSubject(pricingTiers[0], undefined)).toBe('A minimum load')
  expect(loadSubject(undefined, counted)).toBe('A load of about 20.3 cubic yards')
  expect(loadToSend(pricingTiers[2], counted)).toBe('18 fridges: 20.3 cubic yards')
  expect(loadToSend(pricingTiers[2], undefined)).toBe('6 cubic yards')
  expect(loadToSend(pricingTiers[0], undefined)).toBe('')
  expect([loadSubject(undefined, undefined), loadToSend(undefined, undefined)]).toEqual([
    `A load of about ${facts.fullTruckYards} cubic yards`,
    '',
  ])
})

test.each([
  [1, 'The minimum load', 8],
  [2, 'About 3 cubic yards', 18],
  [[1, 2], 'Up to 3 cubic yards', 18],
  [[2, 3], '3 to 6 cubic yards', 35],
  [[5, 6], '12 to 17 cubic yards', 100],
] as const)('a typical load of tier %s is shown with its price and size', (tier, size, fill) => {
  const price = [tier].flat().map((number) => facts[`tier${number}`])

  expect(priceLoad({ load: 'Spinet', tier })).toMatchObject({ price: price.join(' to '), size, fill })
  expect(priceLoad({ load: 'Spinet', tier, note: 'with its bench' }).size).toBe(`${size}, with its bench`)
})

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

test('a counted load names its items, and the load of a day, as entered or else as counted, the excess over the truck’s capacity', () => {
  const visits = [
    { cubicYards: 9, load: '1 couch: 2 cubic yards' },
    { cubicYards: null, load: '2 fridges, 1 couch: 10.1 cubic yards' },
    { cubicYards: null, load: '' },
  ]

  expect(visits.map(({ load }) => itemsOfLoad(load))).toEqual([['1 couch'], ['2 fridges', '1 couch'], []])
  expect(['6 cubic yards', 'a couch'].map(itemsOfLoad)).toEqual([[], []])
  expect(truckLoadOf(visits)).toEqual({ cubicYards: 19.1, over: 2.1, fill: 100, unknown: 1 })
  expect(truckLoadOf([{ cubicYards: 8.5, load: '' }])).toMatchObject({ over: 0, fill: 50, unknown: 0 })
})
