import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allContent } from '#data/checks/allContent.ts'
import { cities } from '#data/cities/cities.ts'
import { loadCity } from '#data/cities/loadCity.ts'
import { resolveCity } from '#data/cities/resolveCity.ts'
import { authorityRecord } from '#data/collection/authorityRecord.ts'
import { depots } from '#data/collection/depots.ts'
import { required } from '#tests/support/content/required.ts'

const [record] = Object.values(allContent().cities)
const town = { ...required(record), name: 'Town', depots: ['yard', 'hall'] }
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
  const city = resolveCity(town, authority, {
    hall: { name: 'Hall', street: '1 Main Street', city: 'Town', source: 'A paper' },
    yard: { name: 'Yard', street: 'Sideroad 17', source: 'A paper' },
  })

  expect(city.authority.rules.map(({ text }) => text)).toEqual(['Confirmed.', 'Dated.', 'High.'])
  expect(city.depots.map(({ place }) => place)).toEqual(['Sideroad 17', '1 Main Street, Town'])
  expect(city.placeholders).toEqual({ yard: 'Sideroad 17', hall: '1 Main Street' })
  expect(() => resolveCity(town, authority, {})).toThrow('Town names the depot "yard"')
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
  for (const { slug } of cities) {
    const city = await loadCity(slug)
    expect(city?.slug).toBe(slug)
    expect(JSON.stringify(city)).not.toMatch(/\{\w+\}/)
  }
  expect(await loadCity('atlantis')).toBeUndefined()
})
