import { expect, test } from 'vitest'
import { breadcrumbs } from '#data/breadcrumbs.ts'
import { cities } from '#data/cities/cities.ts'
import { heroPhoto } from '#data/photos.ts'
import { pricingTiers } from '#data/pricing.ts'
import { site } from '#data/site.ts'
import { breadcrumbList } from '#data/structuredData/breadcrumbList.ts'
import { business } from '#data/structuredData/business.ts'
import { imageObject } from '#data/structuredData/imageObject.ts'
import { serviceData, tierOffer } from '#data/structuredData/service.ts'
import { townsServed } from '#data/structuredData/townsServed.ts'
import { webSite } from '#data/structuredData/webSite.ts'

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
    image: `${origin}/assets/photos/${heroPhoto.name}-${heroPhoto.width}.${heroPhoto.version}.jpg`,
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
  expect(serviceData(words, origin).areaServed).toEqual(townsServed(origin))
  expect(townsServed(origin).map(({ url }) => url)).toEqual(
    cities.map(({ slug }) => `${origin}/service-areas/${slug}`),
  )
  expect(townsServed(origin)[0]).toEqual({
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

test('the company is told with its prices, its towns and its own profiles', () => {
  expect(business(origin)).toMatchObject({
    '@id': `${origin}/#business`,
    alternateName: site.brand,
    description: `${site.summary} in ${site.region}, from ${site.reach}.`,
    email: site.email,
    logo: `${origin}/icon-512.png`,
    image: `${origin}/assets/photos/${heroPhoto.name}-${heroPhoto.width}.${heroPhoto.version}.jpg`,
    priceRange: '$55-$525',
    areaServed: townsServed(origin),
    sameAs: site.socialLinks.flatMap(({ address }) => (address ? [address] : [])),
  })
})

test('breadcrumbs are numbered and lead down to the page', () => {
  const list = breadcrumbList(
    breadcrumbs.cityService({ slug: 'ajax', name: 'Ajax', order: 3 }, 'Hot tub removal'),
    words.path,
    origin,
  )

  expect(list).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name: 'Service areas', item: `${origin}/service-areas` },
      { '@type': 'ListItem', position: 3, name: 'Ajax', item: `${origin}/service-areas/ajax` },
      { '@type': 'ListItem', position: 4, name: 'Hot tub removal', item: origin + words.path },
    ],
  })
})

test('a page under the home page has one above it, a town’s two', () => {
  const labels = ({ above, current }: ReturnType<typeof breadcrumbs.city>) => [
    ...above.map(({ label }) => label),
    current,
  ]

  expect(labels(breadcrumbs.about)).toEqual(['Home', 'About us'])
  expect(labels(breadcrumbs.extraPage('Privacy'))).toEqual(['Home', 'Privacy'])
  expect(labels(breadcrumbs.directService('Electronics'))).toEqual(['Home', 'Electronics'])
  expect(labels(breadcrumbs.city('Ajax'))).toEqual(['Home', 'Service areas', 'Ajax'])
})

test('a photo is told in full size, with its credit', () => {
  expect(imageObject(heroPhoto, origin)).toEqual({
    '@type': 'ImageObject',
    contentUrl: `${origin}/assets/photos/${heroPhoto.name}-${heroPhoto.width}.${heroPhoto.version}.jpg`,
    name: heroPhoto.title,
    caption: heroPhoto.alt,
    creditText: heroPhoto.credit,
    width: `${heroPhoto.width} px`,
    height: `${heroPhoto.height} px`,
  })
})

test('the site is told as the company’s', () => {
  expect(webSite(origin)).toEqual({
    '@type': 'WebSite',
    name: site.brand,
    url: `${origin}/`,
    inLanguage: site.language,
    publisher: { '@id': `${origin}/#business` },
  })
})
