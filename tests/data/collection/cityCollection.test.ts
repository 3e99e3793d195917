import { expect, test } from 'vitest'
import { allContent } from '#data/checks/allContent.ts'
import { type Authority, authorityRecord, type MunicipalRule } from '#data/collection/authorityRecord.ts'
import { cityCollection, hazardousDepots } from '#data/collection/cityCollection.ts'
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
  taken: true,
  text: 'Yes.',
  source: 'A paper',
  trust: 'high',
  confirmed: false,
  checkedOn: '2026-12-02',
}
const clarington = authorityNamed('clarington')
const whitby = authorityNamed('townOfWhitby')
const { collector } = clarington

const ifTaken = 'If Durham Region takes what you have, that’s cheaper than calling us.'
const ifElseTaken = 'If Durham Region takes anything else you have, that’s cheaper than calling us.'
const askTheRegion = 'Call us, or ask Durham Region about the Facility, 1 Main Street, Here.'

test('a rule answers its materials with the source; other materials lead to the authority’s list', () => {
  const { answers, advice, link } = collectionIn(whitby, ['metal', 'largeItems'])

  expect(collectionIn(clarington, ['lumber', 'metal', 'doors']).answers).toMatchObject([
    { materials: 'Lumber and doors', source: { text: 'The Oshawa Express, 2020' } },
  ])
  expect(answers).toEqual([])
  expect(advice).toBe('If the Town of Whitby takes what you have, that’s cheaper than calling us.')
  expect(link).toEqual({ label: 'Check at whitby.ca', href: 'https://whitby.ca' })
})

test.each<[string, readonly Material[], readonly ShownDepot[], string]>([
  ['clarington', ['garbage', 'metal'], [facility], ifTaken],
  ['clarington', ['recyclables'], [facility], ifTaken],
  ['clarington', ['lumber', 'metal'], [facility], ifElseTaken],
  ['clarington', ['carpet', 'electronics'], [electronicsDepot, facility], ifElseTaken],
  ['clarington', ['carpet'], [electronicsDepot, facility], askTheRegion],
  ['cityOfOshawa', ['carpet'], [facility], askTheRegion],
  ['cityOfToronto', ['drywall'], [], 'Call us, or ask the City of Toronto about a depot.'],
])(
  'in %s a load of %j with %j is advised to the depot only if nothing is taken',
  (name, load, depots, advice) => {
    expect(collectionIn(authorityNamed(name), load, depots).advice).toBe(advice)
  },
)

test('a depot answers its materials, and a depot for hazardous waste names the source', () => {
  const answersWith = (load: readonly Material[]) =>
    collectionIn(whitby, load, [facility, electronicsDepot]).answers
  const source = { text: 'A paper', url: undefined }
  const hazardous = { depots: [{ ...facility, hazardous: true as const }, electronicsDepot] }

  expect(answersWith(['electronics', 'metal'])).toEqual([
    { materials: 'Electronics', text: 'At the Wire depot, 2 Main Street.', source },
  ])
  expect(answersWith(['metal'])).toEqual([])
  expect(hazardousDepots(hazardous)).toEqual([
    { text: 'Facility: 1 Main Street, Here.', source: noteOf(facility) },
  ])
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

/** As pages show it while the owner has confirmed no rule. */
function authorityNamed(name: string): Authority {
  const authority = authorities[`/data/collection/records/${name}.ts`]
  if (!authority) throw new Error(`There is no authority ${name}.`)
  const rules = authority.rules.map((rule) => ({ ...rule, confirmed: false }))
  return authorityRecord({ ...authority, rules }).shown
}

const collectionIn = (authority: Authority, load: readonly Material[], depots: readonly ShownDepot[] = []) =>
  cityCollection({ authority, depots }, load)
