import { expect, test } from 'vitest'
import { siteConfiguration } from '#data/metadata/siteConfiguration.ts'
import { cityName, cityServiceSlugs, citySlugs } from '#tests/support/content/specification.ts'

const configuration = siteConfiguration()

test('the configuration names the brand, the phone and the region @3-8', () => {
  const { brand, phone, region } = configuration

  expect([brand, phone, region].filter((text) => text.length < 4)).toEqual([])
  expect(region).toBe('Durham Region')
})

test('it has every city with its name and slug @2-routes-5', () => {
  const cities = configuration.cities.map(({ name, slug }) => [slug, name])

  expect(cities.sort()).toEqual(citySlugs.map((slug) => [slug, cityName(slug)]).sort())
})

test('it has every service with the names that titles are made of @3-8', () => {
  const slugs = configuration.services.map(({ slug }) => slug)
  const fields = configuration.services.map((service) => Object.keys(service).sort().join())

  expect(slugs.sort()).toEqual([...cityServiceSlugs].sort())
  expect(new Set(fields)).toEqual(new Set(['displayName,primaryKeyword,serviceLower,slug']))
})

test('it has a template for each kind of page, with the limits in pixels @2-shared-6 @3-9', () => {
  const kinds = ['home', 'about', 'serviceAreas', 'city', 'directService', 'cityService'] as const

  for (const kind of kinds)
    expect(configuration.templates[kind], kind).toMatchObject({
      title: expect.stringMatching(/\w/),
      description: expect.stringMatching(/\w/),
      titlePixelLimit: 575,
      descriptionPixelLimit: 930,
    })
})

test.each([
  ['city', ['{city}']],
  ['directService', ['{service}', '{serviceLower}']],
  ['cityService', ['{city}', '{service}']],
] as const)('the template of a %s page is filled with %j @3-9 @9-9', (kind, placeholders) => {
  const { title, description } = configuration.templates[kind]

  expect(placeholders.filter((placeholder) => !`${title} ${description}`.includes(placeholder))).toEqual([])
})
