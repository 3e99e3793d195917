import { heroPhoto } from '#data/images/photos.ts'
import { pageMetadata } from '#data/metadata/pageMetadata.ts'
import { serviceAreas } from '#data/pages/serviceAreas.ts'
import { paths } from '#data/paths.ts'

export const metadata = () =>
  pageMetadata(
    'serviceAreas',
    {},
    { path: paths.serviceAreas, lastModified: serviceAreas.updatedOn, photos: [heroPhoto] },
  )
