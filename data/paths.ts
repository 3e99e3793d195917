import type { HomeSection } from './homeSections.ts'

/** Every id that a link can lead to. */
export type SectionId = HomeSection | 'cannot-take' | 'questions'

/** The id of the footer's links. Without script, the menu button leads to them. */
export const siteLinksId = 'site-links'

/** The file that tells browsers which links to fetch ahead; a header of every page names it. */
export const speculationRulesFile = 'speculation-rules.json'

/** Every path of the site. Links, redirects and prerendering all read it from here. */
export const paths = {
  home: '/',
  homeSection: (section: HomeSection) => `/#${section}`,
  about: '/about-us',
  serviceAreas: '/service-areas',
  /** The contact section of the service areas page; the home page has one too. */
  serviceAreasContact: '/service-areas#contact',
  city: (citySlug: string) => `/service-areas/${citySlug}`,
  directService: (serviceSlug: string) => `/services/${serviceSlug}`,
  cityService: (citySlug: string, serviceSlug: string) => `/services/${citySlug}/${serviceSlug}`,
  gallery: '/before-after-gallery',
  junkRemoval: '/junk-removal',
  cannotTake: '/junk-removal#cannot-take',
  commonQuestions: '/junk-removal#questions',
  privacy: '/privacy',
  accessibility: '/accessibility',
  thankYou: '/thank-you',
  quoteNotSent: '/quote-not-sent',
  quoteSent: '/quote-sent',
  quotes: '/api/quotes',
} as const
