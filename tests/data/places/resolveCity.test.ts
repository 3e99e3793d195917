import { expect, test } from 'vitest'
import { allContent } from '#data/checks/content.ts'
import type { AuthorityRecord } from '#data/places/collectionSchema.ts'
import { resolveCity } from '#data/places/loadCity.ts'
import { required } from '#tests/support/required.ts'

const [record] = Object.values(allContent().cities)
const town = { ...required(record), name: 'Town', depots: ['yard', 'hall'] }
const rule = { materials: ['metal'], taken: true, text: 'Yes.', source: 'A paper', confirmed: false } as const
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
