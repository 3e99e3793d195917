import { describe, expect, test } from 'vitest'
import { pixelWidth } from '#data/metadata/cutToPixels.ts'
import { type PageMetadata, pageMetadata, wording } from '#data/metadata/pageMetadata.ts'
import { siteConfiguration } from '#data/metadata/siteConfiguration.ts'
import { extraPages } from '#data/pages/extraPages.ts'
import { paths } from '#data/paths.ts'

describe('over every page of the site', () => {
  const pages = everyPage()
  const titles = pages.map(({ title }) => title)
  const descriptions = pages.map(({ description }) => description)
  const texts = [...titles, ...descriptions]

  test('at least the pages of the specification are there', () => {
    const kinds = {
      city: /^\/service-areas\/./,
      direct: /^\/services\/[^/]+$/,
      cityService: /^\/services\/.+\/./,
    }

    const count = (address: RegExp) => pages.filter(({ path }) => path && address.test(path)).length

    expect(count(kinds.city)).toBeGreaterThanOrEqual(8)
    expect(count(kinds.direct)).toBeGreaterThanOrEqual(12)
    expect(count(kinds.cityService)).toBeGreaterThanOrEqual(8 * 27)
  })

  test('our own wording never needs cutting', () => {
    expect(texts.filter((text) => text.includes('…'))).toEqual([])
  })

  test('titles are within 575 pixels and descriptions within 930', () => {
    expect(titles.filter((title) => pixelWidth(title, 20) > 575)).toEqual([])
    expect(descriptions.filter((description) => pixelWidth(description, 14) > 930)).toEqual([])
  })

  test('no two pages share a title or a description', () => {
    expect(repeated(titles)).toEqual([])
    expect(repeated(descriptions)).toEqual([])
  })

  test('no two pages share an address', () => {
    expect(repeated(pages.map(({ path }) => path ?? 'none'))).toEqual([])
  })

  test('no brace is left over and nobody shouts', () => {
    expect(texts.filter((text) => /[{}!]|undefined/.test(text))).toEqual([])
  })

  test('a description is made of whole sentences', () => {
    expect(descriptions.filter((description) => !/^[A-Z].{40,}\.$/.test(description))).toEqual([])
  })
})

test('a brand too long for the title is cut off with an ellipsis inside the limit', () => {
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

test('a description too long for its limit is cut at a word', () => {
  const description = 'We carry it out of the house. '.repeat(20)

  const page = pageMetadata('extra', { title: 'Long', description }, { path: '/long' })

  expect(page.description).toMatch(/(We|carry|it|out|of|the|house)…$/)
  expect(pixelWidth(page.description, 14)).toBeLessThanOrEqual(930)
})

test('a placeholder without a value stops the build and is named', () => {
  expect(() => pageMetadata('city', {}, { path: '/there' })).toThrow('{city}')
  expect(() =>
    pageMetadata('extra', { title: 'Terms', description: 'Ask {owner}.' }, { path: '/terms' }),
  ).toThrow('{owner}')
})

test('what a page passes may itself name a fact', () => {
  const page = pageMetadata(
    'extra',
    { title: 'Terms of {brand}', description: 'Call {phone}.' },
    { path: '/terms' },
    { ...wording, brand: 'Heave', phone: '905.555.0199' },
  )

  expect(page.title).toBe('Terms of Heave | Heave')
  expect(page.description).toBe('Call 905.555.0199.')
})

test('a page is listed under its own address unless it says otherwise', () => {
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

test('the not-found page has no canonical address and is never listed', () => {
  const page = pageMetadata('notFound', {}, { path: '/somewhere', listed: true })

  expect(page).toMatchObject({
    title: '404 Page Not Found',
    path: undefined,
    robots: 'noindex',
    listed: false,
  })
})

test('any other page without an address stops the build and is named', () => {
  expect(() => pageMetadata('gallery', {})).toThrow('(gallery) has no path')
})

test('a page shows the picture of its kind until it names its own', () => {
  const plain = pageMetadata('gallery', {}, { path: paths.gallery })
  const own = pageMetadata('gallery', {}, { path: paths.gallery, picture: 'city-ajax' })

  expect(plain.image).toMatchObject({ address: '/social/gallery.png', width: 1200, height: 630 })
  expect(own.image.address).toBe('/social/city-ajax.png')
})

function everyPage(): PageMetadata[] {
  const { cities, services, directServices } = siteConfiguration()
  return [
    pageMetadata('home', {}, { path: paths.home }),
    pageMetadata('about', {}, { path: paths.about }),
    pageMetadata('serviceAreas', {}, { path: paths.serviceAreas }),
    pageMetadata('gallery', {}, { path: paths.gallery }),
    pageMetadata('junkRemoval', {}, { path: paths.junkRemoval }),
    pageMetadata('notFound', {}),
    ...cities.map((city) => pageMetadata('city', { city: city.name }, { path: paths.city(city.slug) })),
    ...directServices.map(({ displayName, slug, ...names }) =>
      pageMetadata('directService', { service: displayName, ...names }, { path: paths.directService(slug) }),
    ),
    ...cities.flatMap((city) =>
      services.map(({ displayName, slug, ...names }) =>
        pageMetadata(
          'cityService',
          { city: city.name, service: displayName, ...names },
          { path: paths.cityService(city.slug, slug) },
        ),
      ),
    ),
    ...extraPages.map(({ title, description, path, listed }) =>
      pageMetadata('extra', { title, description }, { path, listed }),
    ),
  ]
}

function repeated(texts: string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index)
}
