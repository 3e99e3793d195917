import type {
  BreadcrumbListLeaf,
  CityLeaf,
  HomeAndConstructionBusinessLeaf,
  ImageObjectLeaf,
  OfferLeaf,
  ServiceLeaf,
  WebSiteLeaf,
} from 'schema-dts'
import { claims } from '../company/claims.ts'
import { companyLine, site } from '../company/site.ts'
import { fillTemplate } from '../fillTemplate.ts'
import { fullPhotoPath } from '../images/photoFile.ts'
import { heroPhoto, type Photo } from '../images/photos.ts'
import type { Breadcrumbs } from '../pages/breadcrumbs.ts'
import { paths } from '../paths.ts'
import { cities } from '../places/cities.ts'
import type { City } from '../places/loadCity.ts'
import { facts } from '../prices/facts.ts'
import type { PricedLoad } from '../prices/loadEstimate.ts'
import { currency, type PricingTier } from '../prices/pricing.ts'

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
const serviceData = (
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

/** A photo in full resolution, with its credit. */
export const imageObject = (photo: Photo, origin: string): ImageObjectLeaf => ({
  '@type': 'ImageObject',
  contentUrl: origin + fullPhotoPath(photo),
  name: photo.title,
  caption: photo.alt,
  creditText: photo.credit,
  width: `${photo.width} px`,
  height: `${photo.height} px`,
})

/** The breadcrumbs, for search engines. @param path of the page itself, from the site's root */
export const breadcrumbList = (
  { above, current }: Breadcrumbs,
  path: string,
  origin: string,
): BreadcrumbListLeaf => ({
  '@type': 'BreadcrumbList',
  itemListElement: [...above, { label: current, path }].map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: origin + path,
  })),
})

/** The items of a page about the company. */
export const companyPageItems = (crumbs: Breadcrumbs, path: string) => (_data: object, origin: string) => [
  business(origin),
  breadcrumbList(crumbs, path, origin),
]

/**
 * schema.org: "provides services around homes and buildings". Its sub-types are other trades: a MovingCompany moves households.
 */
const type = 'HomeAndConstructionBusiness'

/** Identifies the company on every page. */
const businessId = (origin: string) => `${origin}/#business`

/** The company in full. It has no postal address, since customers visit none, and opening hours only if the record has them. */
export function business(origin: string): HomeAndConstructionBusinessLeaf {
  const { openingHours } = site
  const profiles = [...site.socialLinks, ...site.socialProfiles].flatMap(({ url }) => url ?? [])
  return {
    ...provider(origin),
    alternateName: site.brand,
    description: companyLine,
    email: site.email,
    logo: `${origin}/icon-512.png`,
    image: origin + fullPhotoPath(heroPhoto),
    priceRange: fillTemplate(claims.priceFrom.wording, facts),
    areaServed: citiesServed(origin),
    ...(openingHours.length > 0 ? { openingHours: openingHours.map(({ code }) => code) } : {}),
    ...(profiles.length > 0 ? { sameAs: [...new Set(profiles)] } : {}),
  }
}

/** The company in brief, for pages that leave the details to another page. */
const provider = (origin: string): HomeAndConstructionBusinessLeaf => ({
  '@type': type,
  '@id': businessId(origin),
  name: site.legalName,
  telephone: site.phone,
  url: origin + paths.home,
})

/** Every served city: the region alone would leave out the cities beyond its border. */
const citiesServed = (origin: string): CityLeaf[] =>
  cities.map(({ name, slug }) => ({ '@type': 'City', name, url: origin + paths.city(slug) }))

/** The site as a whole, for the home page. */
export const webSite = (origin: string): WebSiteLeaf => ({
  '@type': 'WebSite',
  name: site.brand,
  url: origin + paths.home,
  inLanguage: site.language,
  publisher: { '@id': businessId(origin) },
})
