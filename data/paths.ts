/** The sections of the home page that links scroll to; their ids are these words. */
export type HomeSection = 'services' | 'our-services' | 'pricing' | 'how-it-works' | 'reviews' | 'contact'

/** Every path of the site. Links, redirects and prerendering all read it from here. */
export const paths = {
  home: '/',
  homeSection: (section: HomeSection) => `/#${section}`,
  about: '/about-us',
  serviceAreas: '/service-areas',
  city: (citySlug: string) => `/service-areas/${citySlug}`,
  directService: (serviceSlug: string) => `/services/${serviceSlug}`,
  cityService: (citySlug: string, serviceSlug: string) => `/services/${citySlug}/${serviceSlug}`,
  gallery: '/before-after-gallery',
  junkRemoval: '/junk-removal',
  cannotTake: '/junk-removal#cannot-take',
  privacy: '/privacy',
  accessibility: '/accessibility',
  thankYou: '/thank-you',
  quotes: '/api/quotes',
} as const
