import { pageMetadata } from '#data/metadata/pageMetadata.ts'
import { paths } from '#data/paths.ts'
import type { Data } from './+data.ts'

export const metadata = ({ photo, updatedOn }: Data) =>
  pageMetadata('junkRemoval', { path: paths.junkRemoval, lastModified: updatedOn, photos: [photo] })
