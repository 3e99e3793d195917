import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import { fullPhotoPath } from '#data/images/photoFile.ts'
import { heroPhoto } from '#data/images/photos.ts'
import { business, citiesServed, webSite } from '#data/structuredData/business.ts'

const origin = 'https://www.example.com'

test('opening hours are left out while the record has none', () => {
  const openingHours = [{ shown: 'Monday to Saturday, 8 a.m. to 6 p.m.', code: 'Mo-Sa 08:00-18:00' }]

  expect(business(origin, { openingHours: [] })).not.toHaveProperty('openingHours')
  expect(business(origin, { openingHours })).toMatchObject({ openingHours: ['Mo-Sa 08:00-18:00'] })
})

test('the company has its prices, its cities and its profiles', () => {
  expect(business(origin)).toMatchObject({
    '@id': `${origin}/#business`,
    alternateName: site.brand,
    description: `${site.summary} in ${site.region}, from ${site.reach}.`,
    email: site.email,
    logo: `${origin}/icon-512.png`,
    image: origin + fullPhotoPath(heroPhoto),
    priceRange: '$55-$525',
    areaServed: citiesServed(origin),
    sameAs: site.socialLinks.flatMap(({ url }) => (url ? [url] : [])),
  })
})

test('the site is published by the company', () => {
  expect(webSite(origin)).toEqual({
    '@type': 'WebSite',
    name: site.brand,
    url: `${origin}/`,
    inLanguage: site.language,
    publisher: { '@id': `${origin}/#business` },
  })
})
