import { heroPhoto } from '#data/images/photos.ts'
import { pageMetadata } from '#data/metadata/pageMetadata.ts'
import { paths } from '#data/paths.ts'
import type { Content } from './+content.ts'

export const metadata = ({ city, updatedOn }: Content) =>
  pageMetadata(
    'city',
    { city: city.name },
    {
      path: paths.city(city.slug),
      lastModified: updatedOn,
      picture: `city-${city.slug}`,
      photos: [heroPhoto],
    },
  )
