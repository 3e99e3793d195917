import { expect, test } from 'vitest'
import { allContent } from '#data/checks/allContent.ts'
import { loadFaults } from '#data/checks/checkLoads.ts'
import { loadItems } from '#data/pricing/loadItems.ts'
import type { TypicalLoad } from '#data/pricing/loadPrices.ts'

test('a load at the estimator’s price has no fault', () => {
  expect(loadFaults({ load: '1 fridge', tier: 1, items: { fridge: 1 } })).toEqual([])
  expect(loadFaults({ load: 'A fridge or 2', tier: [1, 2], items: [{ fridge: 1 }, { fridge: 2 }] })).toEqual(
    [],
  )
  expect(loadFaults({ load: 'A bedroom', tier: 3, itemsAmong: { mattress: 1 } })).toEqual([])
})

test.each([
  [{ load: '2 fridges', tier: 1, items: { fridge: 2 } }, 'prices "2 fridges" at $55', '$105 for 2 fridges'],
  [{ load: 'A fridge', tier: [2, 3], items: { fridge: 1 } }, 'prices "A fridge" at $105', '$55 for 1 fridge'],
  [{ load: 'A bag, or 30', tier: 1, items: [{ bag: 1 }, { bag: 30 }] }, 'at $55', '$210 for 30 bags'],
  [{ load: 'A den', tier: 2, itemsAmong: { couch: 2 } }, 'prices "A den" at $105', '$210 for 2 couches'],
  [{ load: 'A shop', tier: 6, itemsAmong: { fridge: 20 } }, 'at $525', 'more than a truck for 20 fridges'],
  [{ load: 'A dock', tier: 2, items: { dock: 1 } }, 'counts "dock" in "A dock"', 'there is no such item'],
  [{ load: 'Nothing', tier: 1, items: { bag: 0 } }, 'counts nothing in "Nothing"', ''],
] as const satisfies [TypicalLoad, string, string][])(
  'a load at another price than the estimator’s is a fault: %o',
  (load, named, estimate) => {
    const faults = loadFaults(load)

    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(named)
    expect(faults[0]).toContain(estimate)
  },
)

/** The same words for things that the estimator does not count: a deep TV set, an exercise bike. */
const otherItems = [
  'Tube TV, stereo and their cabinet',
  'Rec room: tube TV, receiver, tall speakers',
  '1 treadmill, bike or rower',
]

test('every load that names a counted item is compared with the estimator', () => {
  const words = loadItems.flatMap(({ one, many }) => [...one.split(' or '), ...many.split(' or ')])
  const named = new RegExp(`\\b(${words.join('|')})\\b`, 'i')
  const { cityServices, directServices } = allContent()

  const loads: TypicalLoad[] = [cityServices, directServices].flatMap((records) =>
    Object.values(records).flatMap(({ loads }) => [...loads]),
  )
  const uncompared = loads
    .filter(({ load, items, itemsAmong }) => named.test(load) && !items && !itemsAmong)
    .map(({ load }) => load)

  expect(loads.length).toBeGreaterThan(27 * 3 + 12 * 3)
  expect(uncompared).toEqual(otherItems)
})
