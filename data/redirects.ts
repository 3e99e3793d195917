import { paths } from './paths.ts'

/** Addresses of the previous site, still in search results and in people's bookmarks. */
export const redirects: Readonly<Record<string, string>> = {
  '/before-and-after-pics': paths.gallery,
  '/photo-gallery': paths.gallery,
  '/contact-us': paths.homeSection('contact'),
  '/free-estimates': paths.homeSection('contact'),
  '/more-reviews': paths.homeSection('reviews'),
  '/demolition-2': paths.directService('construction-debris'),
  '/demolition-3': paths.directService('renovation-debris'),
  // Nobody links here, but people shorten addresses by hand.
  '/services': paths.homeSection('services'),
}

/** Where a shortened city-service address (/services/ajax) leads, for every city there is a page for. */
export const cityRedirect = (citySlug: string) => ({
  from: paths.directService(citySlug),
  to: paths.city(citySlug),
})
