import { pageMetadata } from '#data/metadata/pageMetadata.ts'
import { paths } from '#data/paths.ts'
import type { Content } from './+content.ts'

export const metadata = ({ city, service, photo, updatedOn }: Content) =>
  pageMetadata(
    'cityService',
    {
      city: city.name,
      service: service.displayName,
      serviceLower: service.serviceLower,
      primaryKeyword: service.primaryKeyword,
    },
    {
      path: paths.cityService(city.slug, service.slug),
      lastModified: updatedOn,
      photos: [photo],
      picture: `service-${service.slug}`,
    },
  )
