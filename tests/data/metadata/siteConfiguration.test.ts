import { expect, test } from 'vitest'
import { siteConfiguration } from '#data/metadata/siteConfiguration.ts'
import { cityName, cityServiceSlugs, citySlugs } from '#tests/support/content/specification.ts'

const configuration = siteConfiguration()

test('the configuration names brand, phone, region, cities and services @3-8 @2-routes-5', () => {
  const { brand, phone, region } = configuration
  const cities = configuration.cities.map(({ name, slug }) => [slug, name])

  expect([brand, phone].filter((text) => text.length < 4)).toEqual([])
  expect(region).toBe('Durham Region')
  expect(configuration.services.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining([...cityServiceSlugs]),
  )
  for (const service of configuration.services)
    expect(Object.keys(service).sort().join()).toBe('displayName,primaryKeyword,serviceLower,slug')
  expect(cities).toEqual(expect.arrayContaining(citySlugs.map((slug) => [slug, cityName(slug)])))
})

test('it has templates with limits in pixels and names to fill in @2-shared-6 @3-9 @9-9', () => {
  const kinds = ['home', 'about', 'serviceAreas', 'city', 'directService', 'cityService'] as const
  const placeholders: Partial<Record<(typeof kinds)[number], string[]>> = {
    city: ['{city}'],
    directService: ['{service}', '{serviceLower}'],
    cityService: ['{city}', '{service}'],
  }

  for (const kind of kinds) {
    const { title, description, ...limits } = configuration.templates[kind]
    const wanted = placeholders[kind] ?? []
    expect(
      [title, description].every((text) => /\w/.test(text)),
      kind,
    ).toBe(true)
    expect(limits, kind).toMatchObject({ titlePixelLimit: 575, descriptionPixelLimit: 930 })
    expect(
      wanted.filter((name) => !`${title} ${description}`.includes(name)),
      kind,
    ).toEqual([])
  }
})
