import { expect, test } from 'vitest'
import { cityCollection, hazardousDepots, type Material } from '#data/places/cityCollection.ts'
import type { MunicipalRule } from '#data/places/collectionSchema.ts'
import { depotsRunBy, noteOf, type ShownDepot } from '#data/places/depots.ts'
import type { Authority } from '#data/places/loadCity.ts'

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
const collector = { text: '', ask: 'the Region', site: 'region.example', source: 'A paper' }
const region: Authority = {
  collector,
  rules: [
    { materials: ['lumber', 'doors'], taken: false, text: 'No.', source: 'A paper', sourceYear: 2020 },
    { materials: ['carpet'], taken: false, text: 'No.', source: 'A paper' },
    { materials: ['recyclables'], taken: true, text: 'Yes.', source: 'A paper' },
  ],
}

const ifTaken = 'If the Region takes what you have, that’s cheaper than calling us.'
const ifElseTaken = 'If the Region takes anything else you have, that’s cheaper than calling us.'
const askTheRegion = `Call us, or ask ${depotsRunBy} about the Facility, 1 Main Street, Here.`

test('a rule gives answer and source for its materials, and other materials get a link to the authority’s list', () => {
  const { answers, advice, link } = collectionIn(region, ['metal', 'largeItems'])

  expect(collectionIn(region, ['lumber', 'metal', 'doors']).answers).toMatchObject([
    { materials: 'Lumber and doors', source: { text: 'A paper, 2020' } },
  ])
  expect(answers).toEqual([])
  expect(advice).toBe(ifTaken)
  expect(link).toEqual({ label: 'Check at region.example', href: 'https://region.example' })
})

test.each<[readonly Material[], readonly ShownDepot[], string]>([
  [['garbage', 'metal'], [facility], ifTaken],
  [['lumber', 'metal'], [facility], ifElseTaken],
  [['carpet', 'electronics'], [electronicsDepot, facility], ifElseTaken],
  [['carpet'], [electronicsDepot, facility], askTheRegion],
  [['doors'], [], 'Call us, or ask the Region about a depot.'],
])('a load of %j with the depots %j gets the right advice', (load, depots, advice) => {
  expect(collectionIn(region, load, depots).advice).toBe(advice)
})

test('a depot is the answer for its materials, and a depot for hazardous waste has its source', () => {
  const answersWith = (load: readonly Material[]) =>
    collectionIn(region, load, [facility, electronicsDepot]).answers
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

test('a source is shown with its year and the day it was checked', () => {
  expect(noteOf(rule).text).toBe('A paper, checked December 2, 2026')
  expect(noteOf({ ...rule, sourceYear: 2020 }).text).toBe('A paper, 2020, checked December 2, 2026')
})

test('the date is the later one of the authority’s update and the rule’s check', () => {
  const authority = { collector, rules: [rule], updatedOn: '2026-12-01' }

  expect(collectionIn(authority, ['metal']).updatedOn).toBe('2026-12-02')
  expect(collectionIn(authority, ['carpet']).updatedOn).toBe('2026-12-01')
  expect(collectionIn({ collector, rules: [] }, ['carpet']).updatedOn).toBeUndefined()
})

const collectionIn = (authority: Authority, load: readonly Material[], depots: readonly ShownDepot[] = []) =>
  cityCollection({ authority, depots }, load)
