import { paths } from '#data/paths.ts'
import { pageMetadata, serviceValues } from '#data/search/pageMetadata.ts'
import type { Data } from './+data.ts'

export const metadata = ({ service, photo }: Data) =>
  pageMetadata('directService', {
    values: serviceValues(service),
    path: paths.directService(service.slug),
    lastModified: service.updatedOn,
    photos: [photo],
    picture: `direct-${service.slug}`,
  })
