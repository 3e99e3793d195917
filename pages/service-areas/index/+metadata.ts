import { pageMetadata } from '#data/metadata/pageMetadata.ts'
import { paths } from '#data/paths.ts'
import { heroPhoto } from '#data/photos.ts'
import { serviceAreas } from '#data/serviceAreas.ts'

export const metadata = () =>
  pageMetadata(
    'serviceAreas',
    {},
    { path: paths.serviceAreas, lastModified: serviceAreas.updatedOn, photos: [heroPhoto] },
  )
