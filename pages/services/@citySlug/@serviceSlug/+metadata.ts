import { paths } from '#data/paths.ts'
import { pageMetadata, serviceValues } from '#data/search/pageMetadata.ts'
import type { Data } from './+data.ts'

export const metadata = ({ city, service, photo, updatedOn }: Data) =>
  pageMetadata('cityService', {
    values: { city: city.name, ...serviceValues(service) },
    path: paths.cityService(city.slug, service.slug),
    lastModified: updatedOn,
    photos: [photo],
    picture: `service-${service.slug}`,
  })
