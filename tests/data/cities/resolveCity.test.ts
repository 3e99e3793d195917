import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadCity } from '#data/cities/loadCity.ts'
import { record as ajax } from '#data/cities/records/ajax.ts'
import { resolveCity } from '#data/cities/resolveCity.ts'
import { authorityRecord } from '#data/collection/authorityRecord.ts'
import { depots } from '#data/collection/depots.ts'

const rule = { materials: ['metal'], taken: true, text: 'Yes.', source: 'A paper', confirmed: false } as const
const authority = authorityRecord({
  collector: { name: 'Town', text: 'In {city}.', ask: 'the Town', site: 'town.example', source: 'A paper' },
  rules: [
    { ...rule, trust: 'low' },
    { ...rule, trust: 'low', text: 'Confirmed.', confirmed: true },
    { ...rule, trust: 'dated', text: 'Dated.', sourceYear: 2020 },
    { ...rule, trust: 'high', text: 'High.' },
  ],
})

test('resolves confirmed rules and existing depots of a city', () => {
  const city = resolveCity(ajax, authority, depots)

  expect(city.authority.rules.map(({ text }) => text)).toEqual(['Confirmed.', 'Dated.', 'High.'])
  expect(city.depots.map(({ place }) => place)).toEqual([
    '1640 Ritson Road North, Oshawa',
    '1623 Reach Street, Port Perry',
  ])
  expect(() => resolveCity(ajax, authority, {})).toThrow('Ajax names the depot "oshawaFacility"')
})

test('a depot’s street is in one file', () => {
  const streets = Object.values(depots).map(({ street }) => street)
  const files = readdirSync('data', { recursive: true, encoding: 'utf8' }).filter((file) =>
    streets.some(
      (street) => file.endsWith('.ts') && readFileSync(join('data', file), 'utf8').includes(street),
    ),
  )

  expect(files).toEqual(['collection/depots.ts'])
})

test('a loaded city has no placeholder left', async () => {
  const courtice = await loadCity('courtice')

  expect(courtice?.lead).toContain(depots.claringtonDepot.street)
  expect(courtice?.authority.collector.text).toContain('Courtice is part of')
  expect(await loadCity('atlantis')).toBeUndefined()
})
