import { paths } from '#data/paths.ts'
import { pageMetadata } from '#data/search/pageMetadata.ts'
import type { Data } from './+data.ts'

export const metadata = ({ city, photo, updatedOn }: Data) =>
  pageMetadata('city', {
    values: { city: city.name },
    path: paths.city(city.slug),
    lastModified: updatedOn,
    photos: [photo],
    picture: `city-${city.slug}`,
  })
