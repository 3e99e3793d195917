import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import { fullPhotoAddress } from '#data/images/photoFile.ts'
import { heroPhoto } from '#data/images/photos.ts'
import { business } from '#data/structuredData/business.ts'
import { townsServed } from '#data/structuredData/townsServed.ts'

const origin = 'https://www.example.com'

test('no opening hours are told while the record has none', () => {
  expect(business(origin, { openingHours: [] })).not.toHaveProperty('openingHours')
})

test('the record’s opening hours are told as search engines read them', () => {
  const openingHours = [{ shown: 'Monday to Saturday, 8 a.m. to 6 p.m.', code: 'Mo-Sa 08:00-18:00' }]

  expect(business(origin, { openingHours })).toMatchObject({ openingHours: ['Mo-Sa 08:00-18:00'] })
})

test('the company is told with its prices, its towns and its own profiles', () => {
  expect(business(origin)).toMatchObject({
    '@id': `${origin}/#business`,
    alternateName: site.brand,
    description: `${site.summary} in ${site.region}, from ${site.reach}.`,
    email: site.email,
    logo: `${origin}/icon-512.png`,
    image: origin + fullPhotoAddress(heroPhoto),
    priceRange: '$55-$525',
    areaServed: townsServed(origin),
    sameAs: site.socialLinks.flatMap(({ address }) => (address ? [address] : [])),
  })
})
