import { directoryCity } from '../cities/cities.ts'
import type { CityRecord } from '../cities/cityRecord.ts'
import { placeAdvice } from '../cities/placeAdvice.ts'
import type { FitsSetting } from '../cities/placeSettings.ts'
import type { AuthorityRecord } from '../collection/authorityRecord.ts'
import { type Depot, depots } from '../collection/depots.ts'
import { claims } from '../company/claims.ts'
import { type NavigationItem, navigation, quickLinks } from '../company/navigation.ts'
import { site } from '../company/site.ts'
import { about } from '../pages/about.ts'
import { commonQuestions } from '../pages/commonQuestions.ts'
import { extraPages } from '../pages/extraPages.ts'
import { home } from '../pages/home.ts'
import { type JunkRemovalPage, junkRemoval } from '../pages/junkRemoval.ts'
import { curbsideDiscount, minimumFee, pricingTiers, ratePerCubicYard } from '../pricing/pricing.ts'
import type { PostalCodes } from '../quote/postalCheck.ts'
import postalCodes from '../quote/postalCodes.json'
import { redirects } from '../redirects.ts'
import type { CityServiceRecord } from '../services/city/cityServiceRecord.ts'
import type { DirectServiceRecord } from '../services/direct/directServiceRecord.ts'
import { servicePhotos } from '../services/servicePhotos.ts'
import type { CheckedCompany } from './checkCompany.ts'
import type { CheckedPrices } from './checkPricing.ts'
import { type NeighbourhoodSlip, neighbourhoodSlips } from './neighbourhoodSlips.ts'

/** Every record whose texts and links are checked, by file. */
export type Content = {
  cities: Record<string, CityRecord>
  cityServices: Record<string, CityServiceRecord>
  directServices: Record<string, DirectServiceRecord>
  authorities: Record<string, AuthorityRecord>
  depots: Readonly<Record<string, Depot>>
  neighbourhoodSlips: readonly NeighbourhoodSlip[]
  company: CheckedCompany
  prices: CheckedPrices
  navigation: readonly NavigationItem[]
  /** Whether the home page has the section with reviews. */
  hasReviews: boolean
  hasReviewsSite: boolean
  /** Target path by old path. */
  redirects: Readonly<Record<string, string>>
  postalCodes: PostalCodes
  directoryCity: string
  placeAdvice: readonly FitsSetting[]
  /** By slug of a service. */
  servicePhotos: Readonly<Record<string, unknown>>
  /** Records of a single page, by file. */
  pages: Record<string, unknown> & {
    '/data/pages/extraPages.ts': readonly { path: string }[]
    '/data/pages/junkRemoval.ts': Pick<JunkRemovalPage, 'serviceCards'>
  }
}

/** Every record. Only for the build and the tests, since it loads the whole site's wording. */
export const allContent = (): Content => ({
  cities: import.meta.glob<CityRecord>('/data/cities/records/*.ts', { eager: true, import: 'record' }),
  cityServices: import.meta.glob<CityServiceRecord>('/data/services/city/records/*.ts', {
    eager: true,
    import: 'record',
  }),
  directServices: import.meta.glob<DirectServiceRecord>('/data/services/direct/records/*.ts', {
    eager: true,
    import: 'record',
  }),
  authorities: import.meta.glob<AuthorityRecord>('/data/collection/records/*.ts', {
    eager: true,
    import: 'record',
  }),
  depots,
  neighbourhoodSlips,
  company: site,
  prices: { ratePerCubicYard, minimumFee, curbsideDiscount, pricingTiers },
  navigation: [...navigation, ...quickLinks],
  hasReviews: home.reviews !== undefined,
  hasReviewsSite: site.reviewsSite !== undefined,
  redirects,
  postalCodes,
  directoryCity,
  placeAdvice,
  servicePhotos,
  pages: {
    '/data/pages/about.ts': about,
    '/data/company/claims.ts': claims,
    '/data/pages/commonQuestions.ts': commonQuestions,
    '/data/pages/extraPages.ts': extraPages,
    '/data/pages/junkRemoval.ts': junkRemoval,
  },
})
