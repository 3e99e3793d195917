import { paths } from './paths.ts'

/** Paths of the previous site, still in search results and bookmarks, and the pages they lead to. */
export const redirects: Readonly<Record<string, string>> = {
  '/before-and-after-pics': paths.gallery,
  '/photo-gallery': paths.gallery,
  '/contact-us': paths.homeSection('contact'),
  '/free-estimates': paths.homeSection('contact'),
  '/more-reviews': paths.homeSection('reviews'),
  '/demolition-2': paths.directService('construction-debris'),
  '/demolition-3': paths.directService('renovation-debris'),
  // Not linked anywhere: people shorten URLs by hand.
  '/services': paths.homeSection('services'),
}

/** The redirect of a shortened city-service path (/services/ajax) to the city's page. */
export const cityRedirect = (citySlug: string) => ({
  from: paths.directService(citySlug),
  to: paths.city(citySlug),
})

/**
 * The canonical form: lower case, single slashes, none at the end, no index.html. Undefined when the percent-encoding is
 * invalid.
 */
export function canonicalPath(path: string): string | undefined {
  try {
    const plain = decodeURIComponent(path)
      .toLowerCase()
      .replace(/\/{2,}/g, '/')
    return plain.replace(/\/index\.html$/, '/').replace(/(.)\/$/, '$1')
  } catch {
    return undefined
  }
}
