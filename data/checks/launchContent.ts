import { type Claim, claims } from '../company/claims.ts'
import { logoIsStandIn } from '../company/logo.ts'
import { site } from '../company/site.ts'
import { allPhotos, type Photo } from '../images/photos.ts'
import { about } from '../pages/about.ts'
import { type CommonQuestion, commonQuestions } from '../pages/commonQuestions.ts'
import { type LoadItem, loadItems } from '../pricing/loadItems.ts'
import { postalCodesCheckedOn } from '../quote/postalCheck.ts'
import { allContent, type Content } from './allContent.ts'

/** A link of the company to another site. */
type SiteLink = { name: string; url: string | undefined }

/** The part of the company's record in which stand-ins can be detected. */
export type Company = {
  brand: string
  legalName: string
  phone: string
  email: string
  privacyContact: string | undefined
  origin: string
  demolitionSite: SiteLink | undefined
  poweredBy: SiteLink | undefined
  reviewsSite: SiteLink | undefined
  socialLinks: readonly SiteLink[]
  socialProfiles: readonly SiteLink[]
}

/** Everything that may still be a stand-in, a draft or unproven. */
export type LaunchContent = Pick<
  Content,
  | 'cities'
  | 'cityServices'
  | 'directServices'
  | 'authorities'
  | 'depots'
  | 'neighbourhoodSlips'
  | 'postalCodes'
> & {
  company: Company
  logoIsStandIn: boolean
  photos: readonly Photo[]
  storyIsStandIn: boolean
  loadItems: readonly LoadItem[]
  claims: Readonly<Record<string, Claim>>
  commonQuestions: readonly CommonQuestion[]
  /** ISO date of the last comparison with Canada Post. */
  postalCodesCheckedOn: string | undefined
}

/** The current content. Only for commands, the build and the tests, since it loads the whole site's wording. */
export const launchContent = (): LaunchContent => ({
  ...allContent(),
  loadItems,
  company: site,
  logoIsStandIn,
  photos: allPhotos,
  storyIsStandIn: about.storyIsStandIn,
  claims,
  commonQuestions: commonQuestions.questions,
  postalCodesCheckedOn,
})
