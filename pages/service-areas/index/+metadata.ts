import { serviceAreas } from '#data/pages/serviceAreas.ts'
import { paths } from '#data/paths.ts'
import { cities } from '#data/places/cities.ts'
import { countCities } from '#data/places/route.ts'
import { pageMetadata } from '#data/search/pageMetadata.ts'
import type { Data } from './+data.ts'

export const metadata = ({ photo }: Data) =>
  pageMetadata('serviceAreas', {
    values: { towns: countCities(cities.length) },
    path: paths.serviceAreas,
    lastModified: serviceAreas.updatedOn,
    photos: [photo],
  })
