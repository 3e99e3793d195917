import { claims } from '../company/claims.ts'
import type { Claim } from '../company/companySchema.ts'
import { hoursAreStandIn, logoIsStandIn, site } from '../company/site.ts'
import { allPhotos } from '../images/photos.ts'
import { about } from '../pages/about.ts'
import { placeAdvice } from '../pages/cityPage.ts'
import { commonQuestions } from '../pages/commonQuestions.ts'
import { extraPages } from '../pages/extraPages.ts'
import { junkRemoval } from '../pages/junkRemoval.ts'
import type { CommonQuestion } from '../pages/pageSchemas.ts'
import { directoryCity, neighbourhoodSlips } from '../places/cities.ts'
import type { CityRecord } from '../places/citySchema.ts'
import type { AuthorityRecord } from '../places/collectionSchema.ts'
import { depots } from '../places/depots.ts'
import { loadItems } from '../prices/loadItems.ts'
import type { Prices } from '../prices/pricesSchema.ts'
import { curbsideDiscount, minimumFee, pricingTiers, ratePerCubicYard } from '../prices/pricing.ts'
import { type PostalCodes, postalCodesCheckedOn } from '../quote/postalCheck.ts'
import postalCodes from '../quote/postalCodes.json'
import { redirects } from '../redirects.ts'
import type { CityServiceRecord, DirectServiceRecord } from '../services/serviceSchemas.ts'

const own: {
  claims: Readonly<Record<string, Claim>>
  commonQuestions: readonly CommonQuestion[]
  postalCodes: PostalCodes
  prices: Prices
  storyIsStandIn: boolean
  /** Texts with placeholders, by file. */
  texts: Readonly<Record<string, unknown>>
} = {
  claims,
  commonQuestions: commonQuestions.questions,
  postalCodes,
  prices: { ratePerCubicYard, minimumFee, curbsideDiscount, pricingTiers },
  storyIsStandIn: about.storyIsStandIn,
  texts: {
    '/data/company/claims.ts': claims,
    '/data/pages/about.ts': about,
    '/data/pages/commonQuestions.ts': commonQuestions,
    '/data/pages/extraPages.ts': extraPages,
    '/data/pages/junkRemoval.ts': junkRemoval,
  },
}

/** Every record; those of a folder by file. Only for commands, the build and the tests, since it loads the whole site's wording. */
export const allContent = () => ({
  ...own,
  cities: import.meta.glob<CityRecord>('/data/places/cities/records/*.ts', { eager: true, import: 'record' }),
  cityServices: import.meta.glob<CityServiceRecord>('/data/services/city/records/*.ts', {
    eager: true,
    import: 'record',
  }),
  directServices: import.meta.glob<DirectServiceRecord>('/data/services/direct/records/*.ts', {
    eager: true,
    import: 'record',
  }),
  authorities: import.meta.glob<AuthorityRecord>('/data/places/authorities/records/*.ts', {
    eager: true,
    import: 'record',
  }),
  company: site,
  depots,
  directoryCity,
  extraPages,
  loadItems,
  logoIsStandIn,
  hoursAreStandIn,
  neighbourhoodSlips,
  photos: allPhotos,
  placeAdvice,
  postalCodesCheckedOn,
  redirects,
})

export type Content = ReturnType<typeof allContent>
