import { describe, expect, test } from 'vitest'
import type { TownDepot } from '#data/cities/townRecord.ts'
import type { MunicipalRule } from '#data/collection/authorityRecord.ts'
import { type Material, materials } from '#data/collection/materials.ts'
import { noteOf } from '#data/collection/sourced.ts'
import type { TownCollection } from '#data/collection/townCollection.ts'
import { authorityNamed, collectionIn } from '#tests/support/townCollections.ts'

const facility: TownDepot = { name: 'Facility', place: '1 Main Street, Here', source: 'A paper' }
const electronicsDepot: TownDepot = {
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

test('a material that no rule covers is said to be unconfirmed, and the advice is to ask', () => {
  const { rules, unconfirmed, advice } = collectionIn(authorityNamed('townOfWhitby'), ['metal'])

  expect(rules).toEqual([])
  expect(unconfirmed).toBe(
    'About scrap metal we can’t say for sure: we haven’t confirmed the rule in Hereville.',
  )
  expect(advice).toMatch(/^So ask the Town of Whitby whether they take it\./)
})

test('a rule stands with its source, and the source’s year', () => {
  expect(collectionIn(authorityNamed('clarington'), ['lumber', 'doors']).rules).toMatchObject([
    { materials: 'Lumber and doors', source: { text: 'The Oshawa Express, 2020' } },
  ])
})

test('who collects is named, with the source', () => {
  const { collector } = authorityNamed('clarington')

  expect(collectionIn(authorityNamed('clarington'), ['lumber']).collector).toEqual({
    text: collector.text,
    source: noteOf(collector),
  })
})

describe('a whole load', () => {
  test.each([
    ['clarington', 'recyclables', 'If that won’t do, call us.'],
    ['townOfWhitby', 'metal', 'If it’s a no, or it can’t wait, call us.'],
    ['clarington', 'carpet', 'whether they take it. If nobody does, call us.'],
  ] as const)('in %s of %s leaves us for when the advice does not help', (name, material, ending) => {
    const { advice } = collectionIn(authorityNamed(name), [material], [facility])

    expect(advice.endsWith(ending)).toBe(true)
  })

  test('that is booked is booked, also where that is for houses alone', () => {
    const { collector } = authorityNamed('clarington')
    const booked: MunicipalRule = { ...rule, verdict: 'booked', housesOnly: true }

    expect(collectionIn({ collector, rules: [booked] }, ['metal']).advice).toMatch(/^So book a pickup with/)
  })
})

describe('a load of which the rules cover a part', () => {
  test('is advised on by part, the main one first, and what we take has its exceptions', () => {
    expect(sayings(collectionIn(authorityNamed('cityOfToronto'), ['furniture', 'mattress']))).toBe(
      'So at a house, the curb is the cheapest answer for furniture, if you can wait for collection day and carry it out. In a building, ask its management. Ask the City of Toronto about the rest, and we take what’s left, but for what’s on our can’t-take list.',
    )
    const inClarington = collectionIn(authorityNamed('clarington'), ['lumber', 'metal'])
    expect(inClarington.unconfirmedLeads).toBe(false)
    expect(sayings(inClarington)).toBe(
      'So don’t count on the curb for lumber. Ask Durham Region about all of it, and we take what’s left, but for what’s on our can’t-take list.',
    )
  })

  test('begins with the main part when that is what nothing covers', () => {
    const collection = collectionIn(authorityNamed('townOfWhitby'), ['lumber', 'recyclables'])

    expect(collection.unconfirmedLeads).toBe(true)
    expect(sayings(collection)).toBe(
      'So ask the Town of Whitby about lumber first. The curb is the cheapest answer for blue box recyclables, if you can wait for collection day and carry it out. We take what’s left, but for what’s on our can’t-take list.',
    )
  })
})

describe('depots', () => {
  const authority = authorityNamed('clarington')

  test('are asked, since no fact says what they take', () => {
    expect(collectionIn(authority, ['carpet'], [facility]).advice).toContain(
      'Durham Region, or the depot below, whether',
    )
    expect(collectionIn(authority, ['metal'], [facility, facility]).advice).toContain(
      'or one of the depots below,',
    )
  })

  test('are asked by name beside one that takes other things', () => {
    expect(
      collectionIn(authority, ['electronics', 'metal'], [electronicsDepot, facility]).rest?.text,
    ).toContain('Durham Region, or the Facility, about')
  })

  test('stand with their sources, each once', () => {
    const other = { ...facility, source: 'A letter' }

    expect(collectionIn(authority, ['carpet'], [facility, other, facility]).depotSource).toBe(
      'A paper, A letter',
    )
  })

  test('that are not known leave a question, and not only us', () => {
    expect(collectionIn(authority, ['carpet']).advice).toBe(
      'So don’t count on the curb. Ask Durham Region which depot takes it, or call us.',
    )
  })

  test('that take one thing alone are listed for that', () => {
    const listed = (load: readonly Material[]) =>
      collectionIn(authority, load, [electronicsDepot, facility]).depots.map(({ name }) => name)

    expect(listed(['carpet'])).toEqual(['Facility'])
    expect(listed(['carpet', 'electronics'])).toEqual(['Wire depot', 'Facility'])
    expect(collectionIn(authority, ['electronics'], [electronicsDepot]).advice).toContain(
      'So there’s the Wire depot, if',
    )
    expect(collectionIn(authority, ['electronics', 'metal'], [electronicsDepot, facility]).advice).toContain(
      'there’s the Wire depot for electronics, if you can drive there.',
    )
  })
})

describe('the date of what is shown', () => {
  const { collector } = authorityNamed('clarington')

  test('is that of the authority, or of the rule when somebody checked it later', () => {
    const authority = { collector, rules: [rule], updatedOn: '2026-12-01' }

    expect(collectionIn(authority, ['metal']).updatedOn).toBe('2026-12-02')
    expect(collectionIn(authority, ['carpet']).updatedOn).toBe('2026-12-01')
    expect(collectionIn({ collector, rules: [] }, ['carpet']).updatedOn).toBeUndefined()
  })
})

test('no name of a material breaks a list of several', () => {
  expect(Object.values(materials).filter((name) => /,| and /.test(name))).toEqual([])
})

/** The advice as the page writes it. */
const sayings = ({ advice, rest }: TownCollection) => (rest ? `${advice} ${rest.text} ${rest.link}.` : advice)
