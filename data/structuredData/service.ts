import type { OfferLeaf, ServiceLeaf } from 'schema-dts'
import type { City } from '../cities/cities.ts'
import { fullPhotoPath } from '../images/photoFile.ts'
import type { Photo } from '../images/photos.ts'
import type { Breadcrumbs } from '../pages/breadcrumbs.ts'
import type { PricedLoad } from '../pricing/loadPrices.ts'
import { currency, type PricingTier } from '../pricing/pricing.ts'
import { breadcrumbList } from './breadcrumbList.ts'
import { citiesServed, provider } from './business.ts'

type ServiceDetails = {
  /** The page's heading. */
  name: string
  /** The kind of work: "Hot tub removal". */
  serviceType: string
  description: string
  /** From the site's root. */
  path: string
  photo: Photo
  /** Undefined where the page is about every city. */
  city?: Pick<City, 'name'>
  loads?: readonly PricedLoad[]
}

/** A service as on its page, with an offer for each typical load. */
export const serviceData = (
  { name, serviceType, description, path, photo, city, loads = [] }: ServiceDetails,
  origin: string,
): ServiceLeaf => ({
  '@type': 'Service',
  name,
  serviceType,
  description,
  url: origin + path,
  image: origin + fullPhotoPath(photo),
  areaServed: city ? { '@type': 'City', name: city.name } : citiesServed(origin),
  provider: provider(origin),
  ...(loads.length > 0 ? { offers: loads.map(loadOffer) } : {}),
})

/** The items of a service's page. */
export const servicePageItems = (service: ServiceDetails, crumbs: Breadcrumbs, origin: string) => [
  serviceData(service, origin),
  breadcrumbList(crumbs, service.path, origin),
]

const loadOffer = ({ load, size, lowest, highest }: PricedLoad): OfferLeaf => ({
  '@type': 'Offer',
  name: load,
  description: size,
  priceSpecification: {
    ...beforeTax,
    ...(lowest === highest ? { price: lowest } : { minPrice: lowest, maxPrice: highest }),
  },
})

/** A row of the price table. */
export const tierOffer = ({ label, description, price }: PricingTier): OfferLeaf => ({
  '@type': 'Offer',
  name: label,
  description,
  priceSpecification: { ...beforeTax, price },
})

/** Sales tax is extra, as the pages say beside the prices. */
const beforeTax = {
  '@type': 'PriceSpecification',
  priceCurrency: currency.code,
  valueAddedTaxIncluded: false,
} as const
