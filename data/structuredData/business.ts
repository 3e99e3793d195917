import type { HomeAndConstructionBusinessLeaf } from 'schema-dts'
import { site } from '../company/site.ts'
import { fullPhotoAddress } from '../images/photoFile.ts'
import { heroPhoto } from '../images/photos.ts'
import { paths } from '../paths.ts'
import { dollars, pricingTiers } from '../pricing/pricing.ts'
import { townsServed } from './townsServed.ts'

/**
 * "Provides services around homes and buildings", says schema.org. Its sub-types are other trades: MovingCompany would promise
 * to carry a household to its next house.
 */
const type = 'HomeAndConstructionBusiness'

/** What the same company is called on every page. */
export const businessId = (origin: string) => `${origin}/#business`

/** The company: no address, because customers come to none, and opening hours only once the record has them. */
export function business(
  origin: string,
  { openingHours }: Pick<typeof site, 'openingHours'> = site,
): HomeAndConstructionBusinessLeaf {
  const prices = pricingTiers.map(({ price }) => price)
  return {
    ...provider(origin),
    alternateName: site.brand,
    description: `${site.summary} in ${site.region}, from ${site.reach}.`,
    email: site.email,
    logo: `${origin}/icon-512.png`,
    image: origin + fullPhotoAddress(heroPhoto),
    priceRange: `${dollars(Math.min(...prices))}-${dollars(Math.max(...prices))}`,
    areaServed: townsServed(origin),
    ...(openingHours.length > 0 ? { openingHours: openingHours.map(({ code }) => code) } : {}),
    sameAs: site.socialLinks.flatMap(({ address }) => address ?? []),
  }
}

/** The company where another page says the rest. */
export const provider = (origin: string): HomeAndConstructionBusinessLeaf => ({
  '@type': type,
  '@id': businessId(origin),
  name: site.legalName,
  telephone: site.phone,
  url: origin + paths.home,
})
