import { describe, expect, test } from 'vitest'
import { allContent } from '#data/checks/allContent.ts'
import { type Authority, authorityRecord, type MunicipalRule } from '#data/collection/authorityRecord.ts'
import { type CityCollection, cityCollection, hazardousDepots } from '#data/collection/cityCollection.ts'
import type { ShownDepot } from '#data/collection/depots.ts'
import { type Material, materials } from '#data/collection/materials.ts'
import { noteOf } from '#data/collection/sourced.ts'

const { authorities } = allContent()
const facility: ShownDepot = { name: 'Facility', place: '1 Main Street, Here', source: 'A paper' }
const electronicsDepot: ShownDepot = {
  name: 'Wire depot',
  place: '2 Main Street',
  source: 'A paper',
  accepts: ['electronics'],
}
const rule: MunicipalRule = {
  materials: ['metal'],
  verdict: 'curb',
  text: 'Yes.',
  source: 'A paper',
  trust: 'high',
  confirmed: false,
  checkedOn: '2026-12-02',
}
const clarington = authorityNamed('clarington')
const whitby = authorityNamed('townOfWhitby')
const { collector } = clarington

describe('each material alone', () => {
  type Answers = Record<'curb' | 'booked' | 'depot' | 'notTaken', readonly Material[]>
  const building = ['lumber', 'drywall', 'doors', 'cabinetry'] as const
  const moreBuilding = ['flooring', 'tile', 'fixtures', 'concrete', 'brick', 'pavers'] as const
  const large = ['furniture', 'mattress', 'largeItems'] as const
  const durham: Answers = { curb: ['recyclables'], booked: [], depot: [], notTaken: [...building, 'carpet'] }
  const expected: Record<string, { shown: Answers; onceConfirmed: Partial<Answers> }> = {
    cityOfToronto: {
      shown: {
        curb: ['furniture', 'carpet'],
        booked: [],
        depot: [],
        notTaken: [...building, ...moreBuilding],
      },
      onceConfirmed: { depot: ['mattress'] },
    },
    durhamWest: { shown: durham, onceConfirmed: { curb: [...large, 'garbage', 'recyclables'] } },
    clarington: { shown: durham, onceConfirmed: { booked: large, curb: ['garbage', 'recyclables'] } },
    cityOfOshawa: { shown: durham, onceConfirmed: { booked: large } },
    townOfWhitby: {
      shown: { ...durham, notTaken: [] },
      onceConfirmed: { booked: large, notTaken: [...building, ...moreBuilding] },
    },
  }

  test.each(Object.keys(authorities).map((file) => file.slice(file.lastIndexOf('/') + 1, -3)))(
    'gets the verdict of %s',
    (name) => {
      const { shown, onceConfirmed } = expected[name] ?? {}

      expect(answersIn(authorityNamed(name))).toEqual(sorted(shown))
      expect(answersIn(authorityNamed(name, true))).toEqual(sorted({ ...shown, ...onceConfirmed }))
    },
  )

  /** Read from the advice, which is what a visitor follows. */
  function answersIn(authority: Authority) {
    const all = Object.keys(materials) as Material[]
    const advisedTo = (words: RegExp) =>
      all.filter((material) => words.test(collectionIn(authority, [material]).advice))
    return sorted({
      curb: advisedTo(/the curb is the cheapest answer/),
      booked: advisedTo(/book a pickup with/),
      depot: advisedTo(/a drive to the site named above/),
      notTaken: advisedTo(/don’t count on the curb/),
    })
  }

  const sorted = (answers: Partial<Answers> = {}) =>
    Object.fromEntries(Object.entries(answers).map(([answer, list]) => [answer, list.toSorted()]))
})

test('the collector and each rule have their sources', () => {
  const { collector: shown, rules } = collectionIn(clarington, ['lumber', 'doors'])

  expect(shown).toEqual({ text: collector.text, source: noteOf(collector) })
  expect(rules).toMatchObject([
    { materials: 'Lumber and doors', source: { text: 'The Oshawa Express, 2020' } },
  ])
})

test('a material without a rule is called unconfirmed, and the advice is to ask', () => {
  const { rules, unconfirmed, advice } = collectionIn(whitby, ['metal'])

  expect(rules).toEqual([])
  expect(unconfirmed).toBe(
    'About scrap metal we can’t say for sure: we haven’t confirmed the rule in Hereville.',
  )
  expect(advice).toMatch(/^So ask the Town of Whitby whether they take it\./)
})

test.each([
  ['clarington', 'recyclables', 'If that won’t do, call us.'],
  ['townOfWhitby', 'metal', 'If it’s a no, or it can’t wait, call us.'],
  ['clarington', 'carpet', 'whether they take it. If nobody does, call us.'],
] as const)('in %s the advice on %s ends with our service', (name, material, ending) => {
  expect(collectionIn(authorityNamed(name), [material], [facility]).advice.endsWith(ending)).toBe(true)
})

test('a pickup that houses book is booked in a building too', () => {
  const booked: MunicipalRule = { ...rule, verdict: 'booked', housesOnly: true }

  expect(collectionIn({ collector, rules: [booked] }, ['metal']).advice).toMatch(/^So book a pickup with/)
})

test.each<[string, readonly Material[], boolean, string]>([
  [
    'cityOfToronto',
    ['furniture', 'mattress'],
    false,
    'So at a house, the curb is the cheapest answer for furniture, if you can wait for collection day and carry it out. In a building, ask its management. Ask the City of Toronto about the rest, and we take what’s left, but for what’s on our can’t-take list.',
  ],
  [
    'clarington',
    ['lumber', 'metal'],
    false,
    'So don’t count on the curb for lumber. Ask Durham Region about all of it, and we take what’s left, but for what’s on our can’t-take list.',
  ],
  [
    'townOfWhitby',
    ['lumber', 'recyclables'],
    true,
    'So ask the Town of Whitby about lumber first. The curb is the cheapest answer for blue box recyclables, if you can wait for collection day and carry it out. We take what’s left, but for what’s on our can’t-take list.',
  ],
])('in %s a load of %j gets advice by part, the main part first', (name, load, unconfirmedLeads, advice) => {
  const collection = collectionIn(authorityNamed(name), load)

  expect(collection.unconfirmedLeads).toBe(unconfirmedLeads)
  expect(wholeAdvice(collection)).toBe(advice)
})

describe('depots', () => {
  test.each<[string, readonly Material[], ShownDepot[], string]>([
    ['one', ['carpet'], [facility], 'Durham Region, or the depot below, whether'],
    ['several', ['metal'], [facility, facility], 'or one of the depots below,'],
    ['one beside others', ['electronics', 'metal'], [electronicsDepot, facility], 'or the Facility, about'],
    [
      'none',
      ['carpet'],
      [],
      'So don’t count on the curb. Ask Durham Region which depot takes it, or call us.',
    ],
    ['one that takes it', ['electronics'], [electronicsDepot], 'So there’s the Wire depot, if'],
    [
      'one that takes a part',
      ['electronics', 'metal'],
      [electronicsDepot, facility],
      'there’s the Wire depot for electronics, if you can drive there.',
    ],
  ])('are in the advice: %s', (_count, load, depots, words) => {
    expect(wholeAdvice(collectionIn(clarington, load, depots))).toContain(words)
  })

  test('that take one material are listed only for that', () => {
    const listed = (load: readonly Material[]) =>
      collectionIn(clarington, load, [electronicsDepot, facility]).depots.map(({ name }) => name)

    expect(listed(['carpet'])).toEqual(['Facility'])
    expect(listed(['carpet', 'electronics'])).toEqual(['Wire depot', 'Facility'])
  })

  test('name each source once', () => {
    const other = { ...facility, source: 'A letter' }

    expect(collectionIn(clarington, ['carpet'], [facility, other, facility]).depotSource).toBe(
      'A paper, A letter',
    )
  })

  test('for hazardous waste are named with their source', () => {
    const depots = [{ ...facility, hazardous: true as const }, electronicsDepot]

    expect(hazardousDepots({ depots })).toEqual([
      { text: 'Facility: 1 Main Street, Here.', source: noteOf(facility) },
    ])
  })
})

test('the date is that of the authority, or the later check of a rule', () => {
  const authority = { collector, rules: [rule], updatedOn: '2026-12-01' }

  expect(collectionIn(authority, ['metal']).updatedOn).toBe('2026-12-02')
  expect(collectionIn(authority, ['carpet']).updatedOn).toBe('2026-12-01')
  expect(collectionIn({ collector, rules: [] }, ['carpet']).updatedOn).toBeUndefined()
})

test('no name of a material breaks a list of several', () => {
  expect(Object.values(materials).filter((name) => /,| and /.test(name))).toEqual([])
})

/** As pages show it now, or once the owner has confirmed every rule. */
function authorityNamed(name: string, confirmed = false): Authority {
  const authority = authorities[`/data/collection/records/${name}.ts`]
  if (!authority) throw new Error(`There is no authority ${name}.`)
  const rules = authority.rules.map((rule) => ({ ...rule, confirmed }))
  return authorityRecord({ ...authority, rules }).shown
}

const collectionIn = (authority: Authority, load: readonly Material[], depots: readonly ShownDepot[] = []) =>
  cityCollection({ name: 'Hereville', authority, depots }, load)

/** The advice as the page writes it. */
const wholeAdvice = ({ advice, rest }: CityCollection) =>
  rest ? `${advice} ${rest.text} ${rest.link}.` : advice
