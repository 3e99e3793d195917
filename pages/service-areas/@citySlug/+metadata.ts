import { pageMetadata } from '#data/metadata/pageMetadata.ts'
import { paths } from '#data/paths.ts'
import type { Content } from './+content.ts'

export const metadata = ({ city, photo, updatedOn }: Content) =>
  pageMetadata(
    'city',
    { city: city.name },
    {
      path: paths.city(city.slug),
      lastModified: updatedOn,
      picture: `city-${city.slug}`,
      photos: [photo],
    },
  )
