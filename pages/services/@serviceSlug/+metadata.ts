import { pageMetadata } from '#data/metadata/pageMetadata.ts'
import { paths } from '#data/paths.ts'
import type { Content } from './+content.ts'

export const metadata = ({ service, photo }: Content) =>
  pageMetadata(
    'directService',
    {
      service: service.displayName,
      serviceLower: service.serviceLower,
      primaryKeyword: service.primaryKeyword,
    },
    {
      path: paths.directService(service.slug),
      lastModified: service.updatedOn,
      photos: [photo],
      picture: `direct-${service.slug}`,
    },
  )
