import { expect, test } from 'vitest'
import { allContent } from '#data/checks/content.ts'
import {
  generalNotes,
  notesForSettings,
  notesForTwoSettings,
  oneGeneralNote,
} from '#data/places/chooseNotes.ts'
import { cities } from '#data/places/cities.ts'
import { cityCollection, hazardousDepots, type Material } from '#data/places/cityCollection.ts'
import type { FitsSetting } from '#data/places/citySchema.ts'
import type { AuthorityRecord, MunicipalRule } from '#data/places/collectionSchema.ts'
import { depotsRunBy, noteOf, type ShownDepot } from '#data/places/depots.ts'
import type { Authority } from '#data/places/loadCity.ts'
import { resolveCity } from '#data/places/loadCity.ts'
import { allCitiesLabel, countCities, listedCities, listedCityCount } from '#data/places/route.ts'
import { required } from '#tests/support/required.ts'

type Note = FitsSetting & { title: string }

test('each next city has a different one of the general notes', () => {
  const notes: Note[] = ['a', 'b', 'c'].map((title) => ({ title }))

  for (const [place, city] of cities.entries())
    expect(oneGeneralNote(notes, city)).toEqual([notes[place % 3]])
  expect(oneGeneralNote([], { slug: 'any' })).toEqual([])
})

test('each part of a page omits a different setting of the city, and so does each next city', () => {
  const settings = ['rural', 'lakefront', 'highRise'] as const
  const notes: Note[] = settings.map((fits) => ({ title: fits, fits }))

  for (const [place, { slug }] of cities.entries())
    for (const [index, part] of (['preparation', 'access', 'questions'] as const).entries()) {
      const shown = notesForTwoSettings(notes, { slug, settings: [...settings] }, part)
      expect(shown).toEqual(notes.toSpliced((place + index) % 3, 1))
    }
})

test('notes for one setting are separated from general notes', () => {
  const lakefront = { title: 'water', fits: 'lakefront' as const }
  const everywhere = { title: 'all' }
  const rural = { title: 'far', fits: 'rural' as const }
  const notes: Note[] = [lakefront, everywhere, rural]

  const shown = notesForSettings(notes, { settings: ['rural', 'lakefront', 'highRise'] })

  expect([generalNotes(notes), shown]).toEqual([[everywhere], [rural, lakefront]])
})

const [record] = Object.values(allContent().cities)
const town = { ...required(record), name: 'Town', depots: ['yard', 'hall'] }
const rule: MunicipalRule = {
  materials: ['metal'],
  taken: true,
  text: 'Yes.',
  source: 'A paper',
  trust: 'high',
  confirmed: false,
  checkedOn: '2026-12-02',
}
const authority: AuthorityRecord = {
  collector: { name: 'Town', text: 'In {city}.', ask: 'the Town', site: 'town.example', source: 'A paper' },
  rules: [
    { ...rule, trust: 'low' },
    { ...rule, trust: 'low', text: 'Confirmed.', confirmed: true },
    { ...rule, trust: 'dated', text: 'Dated.', sourceYear: 2020 },
    { ...rule, trust: 'high', text: 'High.' },
  ],
}

test('resolves confirmed rules and existing depots of a city', () => {
  const city = resolveCity(town, authority, {
    hall: { name: 'Hall', street: '1 Main Street', city: 'Town', source: 'A paper' },
    yard: { name: 'Yard', street: 'Sideroad 17', source: 'A paper' },
  })

  expect(city.authority.rules.map(({ text }) => text)).toEqual(['Confirmed.', 'Dated.', 'High.'])
  expect(city.depots.map(({ place }) => place)).toEqual(['Sideroad 17', '1 Main Street, Town'])
  expect(() => resolveCity(town, authority, {})).toThrow('Town names the depot "yard"')
})

const thirtyCities = Array.from({ length: 30 }, (_, order) => ({
  slug: `city-${order}`,
  name: `City ${order}`,
  order,
}))

test('with few cities every page lists all of them and has no link to all cities, whose number is in words', () => {
  const few = thirtyCities.slice(0, 8)

  expect(listedCities(undefined, few)).toEqual(few)
  expect(listedCities('city-3', few)).toEqual(few)
  expect(listedCityCount).toBe(Math.min(cities.length, 12))
  expect(allCitiesLabel === undefined).toBe(cities.length <= 12)
  expect([1, 2, 8, 80].map(countCities)).toEqual(['one town', 'two towns', 'eight towns', '80 towns'])
})

test.each([
  ['city-6', 0],
  ['city-7', 1],
  ['city-29', 18],
  [undefined, 0],
])('the page of %s lists 12 of 30 cities, starting with number %i', (slug, first) => {
  const listed = listedCities(slug, thirtyCities)

  expect(listed.map(({ order }) => order)).toEqual(Array.from({ length: 12 }, (_, index) => first + index))
})

const facility: ShownDepot = { name: 'Facility', place: '1 Main Street, Here', source: 'A paper' }
const electronicsDepot: ShownDepot = {
  ...{ name: 'Wire depot', place: '2 Main Street', source: 'A paper' },
  accepts: ['electronics'],
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

test('a source has its year and the day of its check, and the page the later one of that and the authority’s update', () => {
  const authority = { collector, rules: [rule], updatedOn: '2026-12-01' }

  expect(noteOf(rule).text).toBe('A paper, checked December 2, 2026')
  expect(noteOf({ ...rule, sourceYear: 2020 }).text).toBe('A paper, 2020, checked December 2, 2026')
  expect(collectionIn(authority, ['metal']).updatedOn).toBe('2026-12-02')
  expect(collectionIn(authority, ['carpet']).updatedOn).toBe('2026-12-01')
  expect(collectionIn({ collector, rules: [] }, ['carpet']).updatedOn).toBeUndefined()
})

const collectionIn = (authority: Authority, load: readonly Material[], depots: readonly ShownDepot[] = []) =>
  cityCollection({ authority, depots }, load)
