import { pageMetadata } from '#data/metadata/pageMetadata.ts'
import { paths } from '#data/paths.ts'
import { heroPhoto } from '#data/photos.ts'
import type { Content } from './+content.ts'

export const metadata = ({ updatedOn }: Content) =>
  pageMetadata('junkRemoval', {}, { path: paths.junkRemoval, lastModified: updatedOn, photos: [heroPhoto] })
