import { type Claim, claims } from '../company/claims.ts'
import { site } from '../company/site.ts'
import { allPhotos, type Photo } from '../images/photos.ts'
import { about } from '../pages/about.ts'
import { type LoadItem, loadItems } from '../pricing/loadItems.ts'
import { postalCodesCheckedOn } from '../quote/postalCheck.ts'
import { allContent, type Content } from './allContent.ts'

/** A company's address on another site. */
type Address = { name: string; address: string | undefined }

/** Who the company is, as far as a stand-in can be told from the real thing. */
export type Company = {
  brand: string
  legalName: string
  phone: string
  email: string
  origin: string
  demolitionSite: Address
  poweredBy: Address
  reviewsSite: Address
  socialLinks: readonly Address[]
  socialProfiles: readonly Address[]
}

/** Everything that may still be a stand-in, a draft or unproven. */
export type LaunchContent = Pick<
  Content,
  'cities' | 'cityServices' | 'directServices' | 'authorities' | 'depots' | 'neighbourhoodSlips'
> & {
  company: Company
  photos: readonly Photo[]
  storyIsStandIn: boolean
  loadItems: readonly LoadItem[]
  claims: Readonly<Record<string, Claim>>
  /** ISO date of the last comparison with Canada Post. */
  postalCodesCheckedOn: string | undefined
}

/** The content as it stands. For the command line, the build and the tests: it holds the whole site's wording. */
export const launchContent = (): LaunchContent => ({
  ...allContent(),
  loadItems,
  company: site,
  photos: allPhotos,
  storyIsStandIn: about.storyIsStandIn,
  claims,
  postalCodesCheckedOn,
})
