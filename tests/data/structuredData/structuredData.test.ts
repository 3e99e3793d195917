import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import { fullPhotoPath } from '#data/images/photoFile.ts'
import { heroPhoto } from '#data/images/photos.ts'
import { priceLoad } from '#data/pricing/loadPrices.ts'
import { pricingTiers } from '#data/pricing/pricing.ts'
import { breadcrumbList } from '#data/structuredData/breadcrumbList.ts'
import { business } from '#data/structuredData/business.ts'
import { imageObject } from '#data/structuredData/imageObject.ts'
import { serviceData } from '#data/structuredData/service.ts'

const origin = 'https://www.example.com'

test('breadcrumbs end at the page itself, and a photo is told in full size', () => {
  const above = [{ label: 'Home', path: '/' }]

  const { itemListElement } = breadcrumbList({ above, current: 'Hot tub removal' }, '/tub', origin)

  expect(itemListElement).toMatchObject([
    { position: 1, name: 'Home', item: `${origin}/` },
    { position: 2, name: 'Hot tub removal', item: `${origin}/tub` },
  ])
  const photo = { contentUrl: origin + fullPhotoPath(heroPhoto), width: `${heroPhoto.width} px` }
  expect(imageObject(heroPhoto, origin)).toMatchObject({ ...photo, creditText: heroPhoto.credit })
})

test('opening hours are left out while the record has none', () => {
  const openingHours = [{ shown: 'Monday to Saturday, 8 a.m. to 6 p.m.', code: 'Mo-Sa 08:00-18:00' }]

  expect(business(origin, { openingHours: [] })).not.toHaveProperty('openingHours')
  expect(business(origin, { openingHours })).toMatchObject({ openingHours: ['Mo-Sa 08:00-18:00'] })
})

test('a service of a city names the city, its photo, and one price or a range of a load', () => {
  const named = {
    name: 'Hot tub removal in Ajax',
    serviceType: 'Hot tub removal',
    description: 'Out it goes.',
  }
  const loads = [priceLoad({ load: 'A tub', tier: 2 }), priceLoad({ load: 'With a deck', tier: [2, 3] })]
  const [small, medium] = [pricingTiers[1]?.price, pricingTiers[2]?.price]
  const page = { ...named, path: '/tub', photo: heroPhoto }

  const service = serviceData({ ...page, city: { name: 'Ajax' }, loads }, origin)

  expect(service).toMatchObject({
    ...named,
    url: `${origin}/tub`,
    image: origin + fullPhotoPath(heroPhoto),
    areaServed: { '@type': 'City', name: 'Ajax' },
    provider: {
      '@id': `${origin}/#business`,
      name: site.legalName,
      telephone: site.phone,
      url: `${origin}/`,
    },
    offers: [
      { name: 'A tub', priceSpecification: { priceCurrency: 'CAD', price: small } },
      { name: 'With a deck', priceSpecification: { minPrice: small, maxPrice: medium } },
    ],
  })
  expect(serviceData(page, origin)).not.toHaveProperty('offers')
})
