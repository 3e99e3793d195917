import { expect, test } from 'vitest'
import { pixelWidth } from '#data/metadata/cutToPixels.ts'
import { pageMetadata, wording } from '#data/metadata/pageMetadata.ts'

test('a long title or description is cut at a word, with an ellipsis inside the limit @9-8', () => {
  const brand = 'The Honourable Company of Removers of Unwanted Household Things'
  const names = { city: 'Scarborough', service: 'Kitchen Renovation Debris', primaryKeyword: 'debris' }
  const long = { title: 'Long', description: 'We carry it out of the house. '.repeat(20) }

  const { title } = pageMetadata('cityService', names, { path: '/there' }, { ...wording, brand })
  const { description } = pageMetadata('extra', long, { path: '/long' })

  expect(title).toMatch(/^Kitchen Renovation Debris in Scarborough \| The .*…$/)
  expect(pixelWidth(title, 20)).toBeLessThanOrEqual(575)
  expect(description).toMatch(/(We|carry|it|out|of|the|house)…$/)
  expect(pixelWidth(description, 14)).toBeLessThanOrEqual(930)
})

test('values of a page may contain placeholders, and an unknown placeholder is an error @9-9', () => {
  const terms = { title: 'Terms of {brand}', description: 'Call {phone}.' }
  const facts = { ...wording, brand: 'Heave', phone: '905.555.0199' }

  const page = pageMetadata('extra', terms, { path: '/terms' }, facts)

  expect([page.title, page.description]).toEqual(['Terms of Heave | Heave', 'Call 905.555.0199.'])
  const asking = { title: 'Terms', description: 'Ask {owner}.' }
  expect(() => pageMetadata('city', {}, { path: '/there' })).toThrow('{city}')
  expect(() => pageMetadata('extra', asking, { path: '/terms' })).toThrow('{owner}')
})

test('a page is listed by default, and the not-found page has no path and is not listed', () => {
  const lastModified = '2026-11-20'

  expect(pageMetadata('home', {}, { path: '/', lastModified })).toMatchObject({
    path: '/',
    listed: true,
    lastModified,
  })
  expect(pageMetadata('home', {}, { path: '/', listed: false })).toMatchObject({
    path: '/',
    listed: false,
    lastModified: undefined,
  })
  // It answers everywhere, so it has no canonical path.
  const notFound = pageMetadata('notFound', {}, { path: '/somewhere', listed: true })
  expect(notFound).toMatchObject({ title: '404 Page Not Found', path: undefined, listed: false })
  expect(() => pageMetadata('gallery', {})).toThrow('(gallery) has no path')
})
