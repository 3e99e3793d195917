import { expect, test } from 'vitest'
import { cities } from '#data/places/cities.ts'
import { siteConfiguration } from '#data/search/templates.ts'
import { cityServices } from '#data/services/cityServices.ts'

const configuration = siteConfiguration()

test('the configuration names brand, phone, region, cities and services', () => {
  const { brand, phone, region } = configuration

  expect([brand, phone, region].filter((text) => text.length < 3)).toEqual([])
  expect(configuration.services.map(({ slug }) => slug)).toEqual(cityServices.map(({ slug }) => slug))
  for (const service of configuration.services)
    expect(Object.keys(service).sort().join()).toBe('displayName,primaryKeyword,serviceLower,slug')
  expect(configuration.cities.map(({ slug, name }) => [slug, name])).toEqual(
    cities.map(({ slug, name }) => [slug, name]),
  )
})

test('the configuration has templates with pixel limits and placeholders', () => {
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
