import { paths } from '#data/paths.ts'
import { cities } from '#data/places/cities.ts'
import { cityServices } from '#data/services/cityServices.ts'
import { directServices } from '#data/services/directServices.ts'

/*
 * The pages that the records of any company require.
 */

export const cityPaths = cities.map(({ slug }) => paths.city(slug))

export const directServicePaths = directServices.map(({ slug }) => paths.directService(slug))

export const cityServicePaths = cities.flatMap((city) =>
  cityServices.map((service) => paths.cityService(city.slug, service.slug)),
)

/** Every page but the extra ones, the thank-you page and the not-found page. */
export const recordedPaths = [
  ...[paths.home, paths.about, paths.serviceAreas, paths.gallery, paths.junkRemoval],
  ...[...cityPaths, ...directServicePaths, ...cityServicePaths],
]
