import { pageMetadata } from '#data/metadata/pageMetadata.ts'
import { serviceAreas } from '#data/pages/serviceAreas.ts'
import { paths } from '#data/paths.ts'
import type { Content } from './+content.ts'

export const metadata = ({ photo }: Content) =>
  pageMetadata(
    'serviceAreas',
    {},
    { path: paths.serviceAreas, lastModified: serviceAreas.updatedOn, photos: [photo] },
  )
