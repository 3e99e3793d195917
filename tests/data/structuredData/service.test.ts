import { expect, test } from 'vitest'
import { cities } from '#data/cities/cities.ts'
import { site } from '#data/company/site.ts'
import { fullPhotoAddress } from '#data/images/photoFile.ts'
import { heroPhoto } from '#data/images/photos.ts'
import { pricingTiers } from '#data/pricing/pricing.ts'
import { citiesServed } from '#data/structuredData/business.ts'
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
const hotTub = {
  load: 'A hot tub',
  price: '$105',
  lowest: 105,
  highest: 105,
  size: 'About 3 yards',
  fill: 20,
}

test('a service of a town names the town, its provider and its photo', () => {
  expect(serviceData({ ...words, city: { name: 'Ajax' } }, origin)).toEqual({
    '@type': 'Service',
    name: words.name,
    serviceType: words.serviceType,
    description: words.description,
    url: `${origin}/services/ajax/hot-tub-removal`,
    image: origin + fullPhotoAddress(heroPhoto),
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

test('a service of no town in particular names them all', () => {
  expect(serviceData(words, origin).areaServed).toEqual(citiesServed(origin))
  expect(citiesServed(origin).map(({ url }) => url)).toEqual(
    cities.map(({ slug }) => `${origin}/service-areas/${slug}`),
  )
  expect(citiesServed(origin)[0]).toEqual({
    '@type': 'City',
    name: 'Scarborough',
    url: `${origin}/service-areas/scarborough`,
  })
})

test('typical loads are offers, with one price or two', () => {
  const range = { ...hotTub, load: 'With the deck', lowest: 105, highest: 210 }

  expect(serviceData({ ...words, loads: [hotTub, range] }, origin).offers).toEqual([
    {
      '@type': 'Offer',
      name: 'A hot tub',
      description: 'About 3 yards',
      priceSpecification: { ...beforeTax, price: 105 },
    },
    {
      '@type': 'Offer',
      name: 'With the deck',
      description: 'About 3 yards',
      priceSpecification: { ...beforeTax, minPrice: 105, maxPrice: 210 },
    },
  ])
})

test('a row of the price table is an offer', () => {
  const [smallest] = pricingTiers
  if (!smallest) throw new Error('There is no price.')

  expect(tierOffer(smallest)).toEqual({
    '@type': 'Offer',
    name: smallest.label,
    description: smallest.description,
    priceSpecification: { ...beforeTax, price: 55 },
  })
})
