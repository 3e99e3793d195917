import { cities } from '#data/cities/cities.ts'
import { countCities } from '#data/cities/route.ts'
import { pageMetadata } from '#data/metadata/pageMetadata.ts'
import { serviceAreas } from '#data/pages/serviceAreas.ts'
import { paths } from '#data/paths.ts'
import type { Data } from './+data.ts'

export const metadata = ({ photo }: Data) =>
  pageMetadata('serviceAreas', {
    values: { towns: countCities(cities.length) },
    path: paths.serviceAreas,
    lastModified: serviceAreas.updatedOn,
    photos: [photo],
  })
