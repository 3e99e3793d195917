import { expect, test } from 'vitest'
import { loadSubject, shownYards, tierFor, truckFill } from '#data/pricing/loadEstimate.ts'
import { countedLoad, type ItemCounts, loadItems } from '#data/pricing/loadItems.ts'
import { bagVolume, fridgeVolume, pricingTiers } from '#data/pricing/pricing.ts'

test('a fridge and a bag take what the tightest row of the price table leaves them', () => {
  expect(fridgeVolume).toBe(9 / 8)
  expect(bagVolume).toBe(3 / 25)
})

test.each([
  ['fridge', [1, 2, 5, 8, 10, 15]],
  ['bag', [10, 25, 50, 75, 100, 125]],
] as const)('every row of the price table holds as many of the %s as it says', (slug, counts) => {
  expect(counts.map((count) => priceOf({ [slug]: count }))).toEqual([55, 105, 210, 315, 420, 525])
})

test.each([
  ['fridge', [2, 3, 6, 9, 11], 16],
  ['bag', [11, 26, 51, 76, 101], 142],
] as const)('one %s more needs the next row, and at last a second truck', (slug, counts, tooMany) => {
  expect(counts.map((count) => priceOf({ [slug]: count }))).toEqual([105, 210, 315, 420, 525])
  expect(priceOf({ [slug]: tooMany })).toBeUndefined()
})

test('the minimum load holds what its fridge or its ten bags take, and no more', () => {
  expect(pricingTiers[0]?.holds).toBe(1.2)
  expect(tierFor(1.2)?.price).toBe(55)
  expect(tierFor(1.21)?.price).toBe(105)
})

test.each([
  [0, 55],
  [3, 105],
  [3.001, 210],
  [12.5, 525],
  [17, 525],
])('%d cubic yards go into the smallest load that holds them', (cubicYards, price) => {
  expect(tierFor(cubicYards)?.price).toBe(price)
})

test('no load holds more than a truck', () => {
  expect(tierFor(17.001)).toBeUndefined()
})

test('different things add up', () => {
  expect(countedLoad({ sofa: 1, fridge: 2 })).toEqual({ cubicYards: 4.45, items: '2 fridges, 1 sofa' })
})

test('nothing comes to nothing', () => {
  expect(countedLoad({})).toBeUndefined()
  expect(countedLoad({ sofa: 0 })).toBeUndefined()
})

test('a sum of decimals fills a size to the brim', () => {
  expect(countedLoad({ bag: 25 })?.cubicYards).toBe(3)
  // 0.36 + 5.625 is 5.984999… in binary.
  expect(countedLoad({ bag: 3, fridge: 5 })?.cubicYards).toBe(5.985)
})

test('a volume is shown on the same side of a size’s limit as it is', () => {
  expect([0.12, 1.1, 3, 3.04, 16.95, 17.01].map(shownYards)).toEqual(['0.2', '1.1', '3', '3.1', '17', '17.1'])
})

test('the fill is per cent of the truck, never nothing for something, and over a hundred for too much', () => {
  expect([0.12, 8.5, 17, 17.01].map(truckFill)).toEqual([1, 50, 100, 101])
})

test('a quote is about the size, and about what was counted', () => {
  const counted = { cubicYards: 4.45, items: '2 fridges, 1 sofa' }

  expect(loadSubject(pricingTiers[2], undefined)).toBe('A load of about 6 cubic yards')
  expect(loadSubject(pricingTiers[2], counted)).toBe('A load of about 6 cubic yards (2 fridges, 1 sofa)')
  expect(loadSubject(pricingTiers[0], undefined)).toBe('A minimum load')
  expect(loadSubject(undefined, { cubicYards: 20.3, items: '18 fridges' })).toBe(
    'A load of about 20.3 cubic yards (18 fridges)',
  )
})

test('every item says where its figure comes from; what was measured waits for the owner', () => {
  expect(new Set(loadItems.map(({ slug }) => slug)).size).toBe(loadItems.length)
  expect(loadItems.filter(({ confirmed }) => confirmed).map(({ slug }) => slug)).toEqual(['bag', 'fridge'])
  for (const { confirmed, note, cubicYards } of loadItems) {
    expect(note).toMatch(
      confirmed
        ? /^price table/
        : /^outer size \d+ × \d+ × \d+ in( with the bars turned)?, times 1\.0; the owner should confirm$/,
    )
    expect(cubicYards).toBeGreaterThan(0)
  }
  expect(loadItems.find(({ slug }) => slug === 'sofa')).toMatchObject({ cubicYards: 2.2 })
})

const priceOf = (counts: ItemCounts) => tierFor(countedLoad(counts)?.cubicYards ?? 0)?.price
