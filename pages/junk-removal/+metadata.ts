import { pageMetadata } from '#data/metadata/pageMetadata.ts'
import { paths } from '#data/paths.ts'
import type { Content } from './+content.ts'

export const metadata = ({ photo, updatedOn }: Content) =>
  pageMetadata('junkRemoval', {}, { path: paths.junkRemoval, lastModified: updatedOn, photos: [photo] })
