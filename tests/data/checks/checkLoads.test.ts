import { expect, test } from 'vitest'
import { allContent } from '#data/checks/allContent.ts'
import { loadFaults } from '#data/checks/checkLoads.ts'
import { fillTemplate } from '#data/fillTemplate.ts'
import { facts } from '#data/pricing/facts.ts'
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
  [{ load: '5 fridges', tier: 1, items: { fridge: 5 } }, '"5 fridges" at {tier1}', '{tier3} for 5 fridges'],
  [{ load: 'A fridge', tier: [3, 4], items: { fridge: 1 } }, 'at {tier3}', '{tier1} for 1 fridge'],
  [{ load: 'A bag, or 30', tier: 1, items: [{ bag: 1 }, { bag: 30 }] }, 'at {tier1}', '{tier3} for 30 bags'],
  [{ load: 'A den', tier: 2, itemsAmong: { couch: 2 } }, '"A den" at {tier2}', '{tier3} for 2 couches'],
  [{ load: 'A shop', tier: 6, itemsAmong: { fridge: 20 } }, 'at {tier6}', 'more than a truck for 20 fridges'],
  [{ load: 'A dock', tier: 2, items: { dock: 1 } }, 'counts "dock" in "A dock"', 'there is no such item'],
  [{ load: 'Nothing', tier: 1, items: { bag: 0 } }, 'counts nothing in "Nothing"', ''],
] as const satisfies [TypicalLoad, string, string][])(
  'a load at another price than the estimator’s is a fault: %o',
  (load, named, estimate) => {
    const faults = loadFaults(load)

    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(fillTemplate(named, facts))
    expect(faults[0]).toContain(fillTemplate(estimate, facts))
  },
)

/** Loads that contain an item's name in another sense: a tube TV, an exercise bike. */
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

  expect(uncompared.filter((load) => !otherItems.includes(load))).toEqual([])
})
