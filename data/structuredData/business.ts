import type { CityLeaf, HomeAndConstructionBusinessLeaf, WebSiteLeaf } from 'schema-dts'
import { cities } from '../cities/cities.ts'
import { claims } from '../company/claims.ts'
import { companyLine, site } from '../company/site.ts'
import { fillTemplate } from '../fillTemplate.ts'
import { fullPhotoPath } from '../images/photoFile.ts'
import { heroPhoto } from '../images/photos.ts'
import { paths } from '../paths.ts'
import { facts } from '../pricing/facts.ts'

/**
 * schema.org: "provides services around homes and buildings". Its sub-types are other trades: a MovingCompany moves households.
 */
const type = 'HomeAndConstructionBusiness'

/** Identifies the company on every page. */
const businessId = (origin: string) => `${origin}/#business`

/** The company in full. It has no postal address, since customers visit none, and opening hours only if the record has them. */
export function business(
  origin: string,
  { openingHours }: Pick<typeof site, 'openingHours'> = site,
): HomeAndConstructionBusinessLeaf {
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
export const provider = (origin: string): HomeAndConstructionBusinessLeaf => ({
  '@type': type,
  '@id': businessId(origin),
  name: site.legalName,
  telephone: site.phone,
  url: origin + paths.home,
})

/** Every served city: the region alone would leave out the cities beyond its border. */
export const citiesServed = (origin: string): CityLeaf[] =>
  cities.map(({ name, slug }) => ({ '@type': 'City', name, url: origin + paths.city(slug) }))

/** The site as a whole, for the home page. */
export const webSite = (origin: string): WebSiteLeaf => ({
  '@type': 'WebSite',
  name: site.brand,
  url: origin + paths.home,
  inLanguage: site.language,
  publisher: { '@id': businessId(origin) },
})
