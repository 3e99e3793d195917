import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import { fullPhotoPath } from '#data/images/photoFile.ts'
import { heroPhoto } from '#data/images/photos.ts'
import { cities } from '#data/places/cities.ts'
import { priceLoad } from '#data/prices/loadEstimate.ts'
import { currency, dollars, minimumFee, pricingTiers } from '#data/prices/pricing.ts'
import {
  business,
  citiesServed,
  imageObject,
  serviceData,
  tierOffer,
  webSite,
} from '#data/search/structuredData.ts'
import { required } from '#tests/support/required.ts'

const origin = 'https://www.example.com'
const provider = {
  '@type': 'HomeAndConstructionBusiness',
  '@id': `${origin}/#business`,
  name: site.legalName,
  telephone: site.phone,
  url: `${origin}/`,
}
const beforeTax = {
  '@type': 'PriceSpecification',
  priceCurrency: currency.code,
  valueAddedTaxIncluded: false,
}

test('the company has its lowest price, its cities and its profiles once each, and the site its publisher', () => {
  expect(business(origin)).toMatchObject({
    ...provider,
    image: origin + fullPhotoPath(heroPhoto),
    priceRange: `From ${dollars(minimumFee)}`,
    areaServed: cities.map(({ name, slug }) => {
      return { '@type': 'City', name, url: `${origin}/service-areas/${slug}` }
    }),
    sameAs: [...new Set([...site.socialLinks, ...site.socialProfiles].flatMap(({ url }) => url ?? []))],
  })
  expect(webSite(origin)).toEqual({
    '@type': 'WebSite',
    name: site.brand,
    url: `${origin}/`,
    inLanguage: site.language,
    publisher: { '@id': `${origin}/#business` },
  })
})

test('structured data has no opening hours if the record has none', () => {
  const openingHours = [{ shown: 'Monday to Saturday, 8 a.m. to 6 p.m.', code: 'Mo-Sa 08:00-18:00' }]

  expect(business(origin, { openingHours: [] })).not.toHaveProperty('openingHours')
  expect(business(origin, { openingHours })).toMatchObject({ openingHours: ['Mo-Sa 08:00-18:00'] })
})

test('a photo is named at its full size, with its credit', () => {
  expect(imageObject(heroPhoto, origin)).toEqual({
    '@type': 'ImageObject',
    contentUrl: origin + fullPhotoPath(heroPhoto),
    name: heroPhoto.title,
    caption: heroPhoto.alt,
    creditText: heroPhoto.credit,
    width: `${heroPhoto.width} px`,
    height: `${heroPhoto.height} px`,
  })
})

test('a service of a city names the city, its provider, its photo, and one price or a range of a load', () => {
  const named = {
    name: 'Hot tub removal in Ajax',
    serviceType: 'Hot tub removal',
    description: 'Out it goes.',
  }
  const loads = [priceLoad({ load: 'A tub', tier: 2 }), priceLoad({ load: 'With a deck', tier: [2, 3] })]
  const [small, medium] = [pricingTiers[1]?.price, pricingTiers[2]?.price]
  const offer = (name: string, description: string, price: Record<string, number | undefined>) => {
    return { '@type': 'Offer', name, description, priceSpecification: { ...beforeTax, ...price } }
  }

  const service = { ...named, path: '/tub', photo: heroPhoto, city: { name: 'Ajax' }, loads }
  expect(serviceData(service, origin)).toEqual({
    '@type': 'Service',
    ...named,
    url: `${origin}/tub`,
    image: origin + fullPhotoPath(heroPhoto),
    areaServed: { '@type': 'City', name: 'Ajax' },
    provider,
    offers: [
      offer('A tub', 'About 3 cubic yards', { price: small }),
      offer('With a deck', '3 to 6 cubic yards', { minPrice: small, maxPrice: medium }),
    ],
  })
  const everywhere = serviceData({ ...named, path: '/tub', photo: heroPhoto }, origin)
  expect(everywhere).toMatchObject({ areaServed: citiesServed(origin) })
  expect(everywhere).not.toHaveProperty('offers')
  const tier = required(pricingTiers[0])
  expect(tierOffer(tier)).toEqual(offer(tier.label, tier.description, { price: tier.price }))
})
