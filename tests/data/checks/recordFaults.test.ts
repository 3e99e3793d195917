import { expect, test } from 'vitest'
import { fillTemplate } from '#data/fillTemplate.ts'
import { facts } from '#data/prices/facts.ts'
import { loadItems } from '#data/prices/loadItems.ts'
import type { TypicalLoad } from '#data/prices/pricesSchema.ts'
import { dayOf } from '#data/quote/preferredDay.ts'
import {
  asIs,
  type Changed,
  content,
  faultsOf,
  firstOf,
  noRecord,
  testFaults,
  testRight,
  today,
} from './changedContent.ts'

const [cityFile, city] = firstOf(content.cities)
const [serviceFile, service] = firstOf(content.cityServices)
const [directFile, directService] = firstOf(content.directServices)
const [authorityFile, authority] = firstOf(content.authorities)
const aboutFile = '/data/pages/about.ts'

const withCity = (changes: object): Changed => ({
  cities: { ...content.cities, [cityFile]: { ...city, ...changes } },
})
const withService = (changes: object): Changed => ({
  cityServices: { ...content.cityServices, [serviceFile]: { ...service, ...changes } },
})
const withDirectService = (changes: object): Changed => ({
  directServices: { ...content.directServices, [directFile]: { ...directService, ...changes } },
})
const withAuthority = (changes: object): Changed => ({
  authorities: { ...content.authorities, [authorityFile]: { ...authority, ...changes } },
})
const rule = {
  text: 'Yes.',
  source: 'A paper',
  trust: 'high',
  materials: ['metal'],
  taken: true,
  confirmed: false,
}
const ruleWith = (changes: object) => ({ rules: [{ ...rule, ...changes }] })
const withPrices = (changes: object): Changed => ({ prices: { ...content.prices, ...changes } })
const withLoad = (load: TypicalLoad): Changed => withDirectService({ loads: [load] })

const small = { label: 'Small', price: 100, holds: 1 }
const { access } = service

test('the site’s content has no fault, and of faulty content every fault is listed', () => {
  expect(faultsOf({}, dayOf(new Date()))).toEqual([])
  expect(faultsOf({ ...withCity({ highlights: [] }), ...withService({ loads: [] }) })).toHaveLength(2)
  expect(faultsOf({ ...withCity({ depots: ['moon'] }), ...withService({ related: ['dock'] }) })).toHaveLength(
    2,
  )
})

testFaults(cityFile, withCity, [
  ['lead: Too small: expected string to have >=1 characters', { lead: ' ' }],
  ['Unrecognized key: "leed"', { leed: 'Junk.' }],
  ['highlights: Names the same twice', { highlights: ['One', 'One', 'Two'] }],
  [noRecord('moon', 'authority'), { authority: 'moon' }],
  [noRecord('moon', 'depots'), { depots: ['moon'] }],
])

testFaults(serviceFile, withService, [
  [noRecord('dock', 'related'), { related: ['dock'] }],
  [noRecord('tubs', 'directService'), { directService: 'tubs' }],
  [
    'access: Write one for each kind of place',
    { access: [...access, ...access.filter(({ fits }) => fits).slice(0, 1)] },
  ],
  [
    'access: Write one for each kind of place',
    { access: access.map(({ fits, ...note }) => (fits && fits !== 'rural' ? { fits, ...note } : note)) },
  ],
])

testFaults(directFile, withDirectService, [
  [noRecord('leaf', 'related'), { related: ['leaf'] }],
  [
    'counts "dock" in "A dock", and there is no such item. Use a slug of data/prices/loadItems.ts.',
    { loads: [{ load: 'A dock', tier: 2, items: { dock: 1 } }] },
  ],
  [
    'counts nothing in "Nothing". Count an item, or remove the counts.',
    { loads: [{ load: 'Nothing', tier: 1, items: { bag: 0 } }] },
  ],
])

testFaults(authorityFile, withAuthority, [
  ['rules[0]: A dated rule needs its sourceYear', ruleWith({ trust: 'dated' })],
  [
    'collector.site: Write the domain alone, such as durham.ca',
    { collector: { ...authority.collector, site: 'https://haul.example' } },
  ],
])

testFaults('/data/prices/pricing.ts', withPrices, [
  ['minimumFee: Invalid input: expected number, received NaN', { minimumFee: Number.NaN }],
  ...[
    { label: 'Cheaper', price: 90, holds: 2 },
    { label: 'Same', price: 110, holds: 1 },
  ].map((tier): [string, object] => [
    'pricingTiers: Order the loads by size, none cheaper than the one before',
    { pricingTiers: [small, tier] },
  ]),
])

testFaults('/data/places/depots.ts', asIs, [
  [
    'depot.source: Invalid input: expected string, received undefined',
    { depots: { depot: { name: 'A depot', street: '1 Main Street' }, ...content.depots } },
  ],
])
testFaults('/data/pages/cityPage.ts', asIs, [
  [
    'has no advice for a kind of place, or two. Write one for each.',
    { placeAdvice: content.placeAdvice.filter(({ fits }) => fits !== 'rural' && fits !== 'highRise') },
  ],
])
testFaults('/data/pages/commonQuestions.ts', asIs, [
  [
    'commonQuestions[0].question: Too small: expected string to have >=1 characters',
    { commonQuestions: [{ question: '', owner: { about: 'how?', answer: '' } }] },
  ],
])
testFaults('/data/places/cities.ts', asIs, [[noRecord('moon', 'directoryCity'), { directoryCity: 'moon' }]])

test('a check in the future is a fault', () => {
  expect(faultsOf(withAuthority(ruleWith({ checkedOn: '2026-11-21' })), '2026-11-20')).toEqual([
    `${authorityFile} has a checkedOn in the future, 2026-11-21, for "Yes.". Correct the day.`,
  ])
})

test.each<[file: string, placeholder: string, changed: Changed]>([
  [cityFile, '{ctiy}', withCity({ lead: 'Junk in {ctiy}.' })],
  [cityFile, '{ city }', withCity({ lead: 'Junk in { city }.' })],
  [serviceFile, '{tons}', withService({ additionalInfo: { ...service.additionalInfo, heavy: '{tons}.' } })],
  [directFile, '{city}', withDirectService({ description: 'In {city}.' })],
  [aboutFile, '{owner}', { texts: { [aboutFile]: { story: ['We are {owner}.'] } } }],
])('an unknown placeholder is a fault in %s: %s', (file, placeholder, changed) => {
  expect(faultsOf(changed)).toEqual([
    expect.stringContaining(`${file} has an unknown placeholder: No value for ${placeholder}`),
  ])
})

test.each<[TypicalLoad, string, string]>([
  [{ load: '5 fridges', tier: 1, items: { fridge: 5 } }, '"5 fridges" at {tier1}', '{tier3} for 5 fridges'],
  [{ load: 'A fridge', tier: [3, 4], items: { fridge: 1 } }, 'at {tier3}', '{tier1} for 1 fridge'],
  [{ load: 'A bag, or 30', tier: 1, items: [{ bag: 1 }, { bag: 30 }] }, 'at {tier1}', '{tier3} for 30 bags'],
  [{ load: 'A den', tier: 2, itemsAmong: { couch: 2 } }, '"A den" at {tier2}', '{tier3} for 2 couches'],
  [{ load: 'A shop', tier: 6, itemsAmong: { fridge: 20 } }, 'at {tier6}', 'more than a truck for 20 fridges'],
])('a load at another price than the estimator’s is a fault: %o', (load, price, estimate) => {
  const [fault = '', ...others] = faultsOf(withLoad(load))

  expect(others).toEqual([])
  expect(fault).toContain(fillTemplate(price, facts))
  expect(fault).toContain(fillTemplate(estimate, facts))
})

testRight([
  ['the facts and the city in a city', withCity({ lead: 'From {minimum} in {city}.' })],
  [
    'the facts, the city and the service in a city service',
    withService({ description: '{brand}, {service} in {city}. {tier1} for {serviceLower}.' }),
  ],
  ['no features', withService({ features: [] })],
  ['a dated rule with its year', withAuthority(ruleWith({ trust: 'dated', sourceYear: 2020 }))],
  ['a rule checked today', withAuthority(ruleWith({ checkedOn: today }))],
  ['a load at the estimator’s price', withLoad({ load: '1 fridge', tier: 1, items: { fridge: 1 } })],
  [
    'a load between two sizes',
    withLoad({ load: 'A fridge or 2', tier: [1, 2], items: [{ fridge: 1 }, { fridge: 2 }] }),
  ],
  ['a load with a counted item among others', withLoad({ load: 'A den', tier: 3, itemsAmong: { couch: 1 } })],
  [
    'a larger load at the price of a smaller one, where the minimum fee is high',
    withPrices({ pricingTiers: [small, { label: 'Large', price: 100, holds: 2 }] }),
  ],
])

/** Names of counted items in another sense: an exercise bike. */
const otherSenses = /tube TV|bike or rower/gi

test('every load that names a counted item is compared with the estimator', () => {
  const words = loadItems.flatMap(({ one, many }) => [...one.split(' or '), ...many.split(' or ')])
  const named = new RegExp(`\\b(${words.join('|')})\\b`, 'i')
  const loads: TypicalLoad[] = [content.cityServices, content.directServices].flatMap((records) =>
    Object.values(records).flatMap(({ loads }) => [...loads]),
  )

  const uncompared = loads
    .filter(
      ({ load, items, itemsAmong }) => named.test(load.replace(otherSenses, '')) && !items && !itemsAmong,
    )
    .map(({ load }) => load)

  expect(uncompared).toEqual([])
})
