import { expect, test } from 'vitest'
import { cities } from '#data/cities/cities.ts'
import { site } from '#data/company/site.ts'
import { fullPhotoPath } from '#data/images/photoFile.ts'
import { heroPhoto } from '#data/images/photos.ts'
import { priceLoad } from '#data/pricing/loadPrices.ts'
import { pricingTiers } from '#data/pricing/pricing.ts'
import { serviceData, tierOffer } from '#data/structuredData/service.ts'

const origin = 'https://www.example.com'
const beforeTax = { '@type': 'PriceSpecification', priceCurrency: 'CAD', valueAddedTaxIncluded: false }
const words = {
  name: 'Hot tub removal in Ajax',
  serviceType: 'Hot tub removal',
  description: 'Out it goes.',
  path: '/services/ajax/hot-tub-removal',
  photo: heroPhoto,
}
test('a service of a city names the city, its provider and its photo', () => {
  expect(serviceData({ ...words, city: { name: 'Ajax' } }, origin)).toEqual({
    '@type': 'Service',
    name: words.name,
    serviceType: words.serviceType,
    description: words.description,
    url: `${origin}/services/ajax/hot-tub-removal`,
    image: origin + fullPhotoPath(heroPhoto),
    areaServed: { '@type': 'City', name: 'Ajax' },
    provider: {
      '@type': 'HomeAndConstructionBusiness',
      '@id': `${origin}/#business`,
      name: site.legalName,
      telephone: site.phone,
      url: `${origin}/`,
    },
  })
})

test('a service of no city in particular names all of them', () => {
  expect(serviceData(words, origin).areaServed).toEqual(
    cities.map(({ slug, name }) => ({ '@type': 'City', name, url: `${origin}/service-areas/${slug}` })),
  )
})

test('typical loads are offers with one price or a range', () => {
  const loads = [priceLoad({ load: 'A tub', tier: 2 }), priceLoad({ load: 'With a deck', tier: [2, 3] })]

  expect(serviceData({ ...words, loads }, origin).offers).toEqual([
    {
      '@type': 'Offer',
      name: 'A tub',
      description: 'About 3 cubic yards',
      priceSpecification: { ...beforeTax, price: 105 },
    },
    {
      '@type': 'Offer',
      name: 'With a deck',
      description: '3 to 6 cubic yards',
      priceSpecification: { ...beforeTax, minPrice: 105, maxPrice: 210 },
    },
  ])
})

test('a row of the price table is an offer', () => {
  expect(pricingTiers.slice(0, 1).map(tierOffer)).toEqual([
    {
      '@type': 'Offer',
      name: 'Minimum load',
      description: '1 full fridge or 10 regular bags',
      priceSpecification: { ...beforeTax, price: 55 },
    },
  ])
})
