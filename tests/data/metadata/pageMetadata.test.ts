import { describe, expect, test } from 'vitest'
import { pixelWidth } from '#data/metadata/cutToPixels.ts'
import { type PageMetadata, pageMetadata, wording } from '#data/metadata/pageMetadata.ts'
import { siteConfiguration } from '#data/metadata/siteConfiguration.ts'
import { extraPages } from '#data/pages/extraPages.ts'
import { paths } from '#data/paths.ts'

describe('over every page of the site', () => {
  const pages = pagesFromTemplates()

  test('titles are within 575 pixels and descriptions within 930 @9-8', () => {
    expect(pages.length).toBeGreaterThan(8 + 12 + 8 * 27)
    expect(pages.map(({ title }) => title).filter((title) => pixelWidth(title, 20) > 575)).toEqual([])
    expect(
      pages.map(({ description }) => description).filter((description) => pixelWidth(description, 14) > 930),
    ).toEqual([])
  })

  test('a description is whole sentences without an exclamation mark', () => {
    const descriptions = pages.map(({ description }) => description)

    expect(descriptions.filter((text) => !/^[A-Z][^!]{40,}\.$/.test(text))).toEqual([])
  })
})

test('a brand too long for the title is cut off with an ellipsis inside the limit @9-8', () => {
  const brand = 'The Honourable Company of Removers of Unwanted Household Things'

  const { title } = pageMetadata(
    'cityService',
    {
      city: 'Scarborough',
      service: 'Kitchen Renovation Debris',
      primaryKeyword: 'kitchen debris removal',
    },
    { path: '/there' },
    { ...wording, brand },
  )

  expect(title).toMatch(/^Kitchen Renovation Debris in Scarborough \| The .*…$/)
  expect(pixelWidth(title, 20)).toBeLessThanOrEqual(575)
})

test('a description too long for its limit is cut at a word @9-8', () => {
  const description = 'We carry it out of the house. '.repeat(20)

  const page = pageMetadata('extra', { title: 'Long', description }, { path: '/long' })

  expect(page.description).toMatch(/(We|carry|it|out|of|the|house)…$/)
  expect(pixelWidth(page.description, 14)).toBeLessThanOrEqual(930)
})

test('an unknown placeholder is an error with its name', () => {
  expect(() => pageMetadata('city', {}, { path: '/there' })).toThrow('{city}')
  expect(() =>
    pageMetadata('extra', { title: 'Terms', description: 'Ask {owner}.' }, { path: '/terms' }),
  ).toThrow('{owner}')
})

test('what a page passes may itself name a fact @9-9', () => {
  const page = pageMetadata(
    'extra',
    { title: 'Terms of {brand}', description: 'Call {phone}.' },
    { path: '/terms' },
    { ...wording, brand: 'Heave', phone: '905.555.0199' },
  )

  expect(page.title).toBe('Terms of Heave | Heave')
  expect(page.description).toBe('Call 905.555.0199.')
})

test('a page is listed under its own path unless it says otherwise', () => {
  const home = pageMetadata('home', {}, { path: '/', lastModified: '2026-11-20' })
  const unlisted = pageMetadata('home', {}, { path: '/', listed: false })

  expect(home).toMatchObject({
    path: '/',
    robots: 'index,follow',
    listed: true,
    lastModified: '2026-11-20',
    type: 'website',
  })
  expect(unlisted).toMatchObject({ path: '/', robots: 'noindex', listed: false, lastModified: undefined })
})

test('the not-found page has no canonical path and is never listed', () => {
  const page = pageMetadata('notFound', {}, { path: '/somewhere', listed: true })

  expect(page).toMatchObject({
    title: '404 Page Not Found',
    path: undefined,
    robots: 'noindex',
    listed: false,
  })
})

test('any other page without a path is an error with its kind', () => {
  expect(() => pageMetadata('gallery', {})).toThrow('(gallery) has no path')
})

test('a page shows the picture of its kind until it names its own', () => {
  const plain = pageMetadata('gallery', {}, { path: paths.gallery })
  const own = pageMetadata('gallery', {}, { path: paths.gallery, picture: 'city-ajax' })

  expect(plain.image).toMatchObject({ path: '/social/gallery.png', width: 1200, height: 630 })
  expect(own.image.path).toBe('/social/city-ajax.png')
})

function pagesFromTemplates(): PageMetadata[] {
  const { cities, services, directServices } = siteConfiguration()
  const namesOf = ({ displayName, ...names }: (typeof services)[number]) => ({
    ...names,
    service: displayName,
  })
  return [
    ...(['home', 'about', 'serviceAreas', 'gallery', 'junkRemoval'] as const).map((kind) =>
      pageMetadata(kind, {}, { path: '/' }),
    ),
    ...directServices.map((service) => pageMetadata('directService', namesOf(service), { path: '/' })),
    ...cities.flatMap(({ name: city }) => [
      pageMetadata('city', { city }, { path: '/' }),
      ...services.map((service) => pageMetadata('cityService', { city, ...namesOf(service) }, { path: '/' })),
    ]),
    ...extraPages.map(({ title, description, path }) =>
      pageMetadata('extra', { title, description }, { path }),
    ),
  ]
}
