import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import { cities } from '#data/places/cities.ts'
import { pixelWidth } from '#data/search/cutToPixels.ts'
import { pageMetadata } from '#data/search/pageMetadata.ts'
import { siteConfiguration } from '#data/search/templates.ts'
import { cityServices } from '#data/services/cityServices.ts'

test('a long title or description is cut at a word, with an ellipsis inside the limit', () => {
  const city = 'The Honourable Town of Movers, Haulers and Removers of Household Things'
  const names = { city, service: 'Kitchen Renovation Debris', primaryKeyword: 'debris' }
  const long = { title: 'Long', description: 'We carry it out of the house. '.repeat(20) }

  const { title } = pageMetadata('cityService', { values: names, path: '/there' })
  const { description } = pageMetadata('extra', { values: long, path: '/long' })

  expect(title).toMatch(/^Kitchen Renovation Debris in The .*(Town|of|Movers|Haulers|and|Removers)…$/)
  expect(pixelWidth(title, 20)).toBeLessThanOrEqual(575)
  expect(description).toMatch(/(We|carry|it|out|of|the|house)…$/)
  expect(pixelWidth(description, 14)).toBeLessThanOrEqual(930)
})

test('values of a page may contain placeholders, and an unknown placeholder is an error', () => {
  const terms = { title: 'Terms of {brand}', description: 'Call {phone}.' }

  const page = pageMetadata('extra', { values: terms, path: '/terms' })

  expect([page.title, page.description]).toEqual([
    `Terms of ${site.brand} | ${site.brand}`,
    `Call ${site.phoneDotted}.`,
  ])
  const asking = { title: 'Terms', description: 'Ask {owner}.' }
  expect(() => pageMetadata('city', { path: '/there' })).toThrow('{city}')
  expect(() => pageMetadata('extra', { values: asking, path: '/terms' })).toThrow('{owner}')
})

test('a page is listed by default, and the not-found page and templates have no path and are not listed', () => {
  const lastModified = '2026-11-20'

  expect(pageMetadata('home', { path: '/', lastModified })).toMatchObject({
    path: '/',
    listed: true,
    lastModified,
  })
  expect(pageMetadata('home', { path: '/', listed: false })).toMatchObject({
    path: '/',
    listed: false,
    lastModified: undefined,
  })
  // The not-found page is served at every unknown path, so it has no canonical path.
  const notFound = pageMetadata('notFound', { path: '/somewhere', listed: true })
  expect(notFound).toMatchObject({ title: '404 Page Not Found', path: undefined, listed: false })
  const template = pageMetadata('extra', {
    values: { title: 'Sent', description: 'It is sent.' },
    isTemplate: true,
  })
  expect(template).toMatchObject({ path: undefined, listed: false, isTemplate: true })
  expect(() => pageMetadata('gallery')).toThrow('(gallery) has no path')
})

test('the configuration names brand, phone, region, cities and services, and limits the pixels of each kind of page', () => {
  const { brand, phone, region, templates, ...lists } = siteConfiguration()

  expect([brand, phone, region]).not.toContain('')
  expect(lists).toMatchObject({
    cities: cities.map(({ slug, name }) => ({ slug, name })),
    services: cityServices.map(({ slug }) => ({ slug, displayName: expect.any(String) })),
  })
  for (const kind of ['home', 'about', 'serviceAreas', 'city', 'directService', 'cityService'] as const)
    expect(templates[kind], kind).toMatchObject({
      title: expect.stringMatching(/\w/),
      description: expect.stringMatching(/\w/),
      titlePixelLimit: 575,
      descriptionPixelLimit: 930,
    })
})
