import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import { cities } from '#data/places/cities.ts'
import { cutToPixels, pixelWidth } from '#data/search/cutToPixels.ts'
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

test('a social picture has another address with another title, and the same one for every page with its name', () => {
  const pictureIn = (city: string, path: string) =>
    pageMetadata('city', { values: { city }, picture: 'city', path }).image.path

  expect(pictureIn('Ajax', '/there')).toBe(pictureIn('Ajax', '/here'))
  expect(pictureIn('Ajax', '/there')).not.toBe(pictureIn('Whitby', '/there'))
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

test('the width of a text is the sum of its characters, one em for unknown ones, and may equal the limit', () => {
  const text = 'Hot Tub Removal in Ajax | '

  expect(pixelWidth('', 20)).toBe(0)
  expect(pixelWidth('Wi', 2048)).toBe(1933 + 455)
  expect(pixelWidth('Wi', 20)).toBeCloseTo(23.32, 2)
  expect(['漢', '🚚'].map((character) => pixelWidth(character, 20))).toEqual([20, 20])
  expect(cutToPixels(text, pixelWidth(text, 20), 20)).toBe(text)
})

test.each([
  ['a longer text ends at a word', 'Hot Tub Rem', 'Hot Tub Removal in Ajax', 'Hot Tub…'],
  ['loose punctuation is dropped', 'Hot Tub Removal |', 'Hot Tub Removal | Lugwell', 'Hot Tub Removal…'],
  ['an ampersand is dropped', 'Brush &', 'Brush & Branches Pickup', 'Brush…'],
  ['a dash is dropped', 'We lift it –', 'We lift it – you point', 'We lift it…'],
  ['an opening bracket is dropped', 'Call us, (', 'Call us, (905) 555-0142', 'Call us…'],
  ['a per cent sign stays', '15%', '15% off curbside pickup', '15%…'],
  ['a closing bracket stays', 'Call (905)', 'Call (905) 555-0142', 'Call (905)…'],
  ['a closing quote stays', '“Hot tub”', '“Hot tub” removal in Ajax', '“Hot tub”…'],
  ['a text is not cut at a no-break space', 'From $55 a', 'From $55 a\u00a0load', 'From $55…'],
  ['a single word is cut at a character', 'Donaudampf', 'Donaudampfschifffahrt', 'Donaudampf…'],
  ['an accent stays on its letter', 'ne\u0301', 'ne\u0301e\u0301e\u0301', 'ne\u0301…'],
])('%s', (_rule, kept, text, cut) => {
  expect(cutToPixels(text, pixelWidth(`${kept}…`, 20), 20)).toBe(cut)
})

test('the cut text never exceeds the limit', () => {
  const text = 'Brush & Branches Pickup in Scarborough | “Lugwell” 🚚 (15% off)'

  const limits = Array.from({ length: 700 }, (_, limit) => limit)

  expect(limits.filter((limit) => pixelWidth(cutToPixels(text, limit, 20), 20) > limit)).toEqual([])
  expect(cutToPixels(text, 20, 20)).toBe('…')
  expect(cutToPixels(text, 19, 20)).toBe('')
  // Flag and family emojis are not split.
  expect(cutToPixels('🇨🇦🇨🇦🇨🇦', 70, 20)).toBe('🇨🇦…')
  expect(cutToPixels('👨‍👩‍👧👨‍👩‍👧', 125, 20)).toBe('👨‍👩‍👧…')
})
