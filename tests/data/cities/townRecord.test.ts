import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allContent } from '#data/checks/allContent.ts'
import { loadCity } from '#data/cities/loadCity.ts'
import { townRecord } from '#data/cities/townRecord.ts'
import { authorityRecord } from '#data/collection/authorityRecord.ts'
import { depots } from '#data/collection/depots.ts'
import { ajax, record } from '#tests/support/changedContent.ts'

const rule = {
  materials: ['metal'],
  verdict: 'curb',
  text: 'Yes.',
  source: 'A paper',
  confirmed: false,
} as const
const collector = {
  name: 'The Town',
  text: 'The Town collects in {city}.',
  ask: 'the Town',
  source: 'A paper',
}

test('a town’s record brings the rules that may be shown, and no others', () => {
  const authority = authorityRecord({
    collector,
    rules: [
      { ...rule, trust: 'low' },
      { ...rule, trust: 'low', text: 'Confirmed.', confirmed: true },
      { ...rule, trust: 'dated', text: 'Dated.', sourceYear: 2020 },
      { ...rule, trust: 'high', text: 'High.' },
    ],
  })

  const town = townRecord(record(allContent().cities, ajax), authority, depots)

  expect(town.authority.rules.map(({ text }) => text)).toEqual(['Confirmed.', 'Dated.', 'High.'])
})

test('its depots stand in the order of the record, and one that nobody wrote is named', () => {
  const city = record(allContent().cities, ajax)
  const authority = authorityRecord({ collector, rules: [] })

  expect(townRecord(city, authority, depots).depots).toMatchObject([
    { place: '1640 Ritson Road North, Oshawa' },
    { place: 'C22480 Brock Sideroad 17' },
  ])
  expect(() => townRecord(city, authority, {})).toThrow('Ajax names the depot "oshawaFacility"')
})

test('where a depot stands is written once', () => {
  const streets = Object.values(depots).map(({ street }) => street)
  const files = readdirSync('data', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  )

  const retyped = files.filter((file) => {
    const text = readFileSync(join('data', file), 'utf8')
    return streets.some((street) => text.includes(street))
  })

  expect(retyped).toEqual(['collection/depots.ts'])
})

test('a loaded town has no placeholder left', async () => {
  const bowmanville = await loadCity('bowmanville')

  expect(bowmanville?.lead).toContain(depots.claringtonDepot.street)
  expect(bowmanville?.authority.collector.text).toContain('Bowmanville belongs to')
  expect(await loadCity('atlantis')).toBeUndefined()
})
