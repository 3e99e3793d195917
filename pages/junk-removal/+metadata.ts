import { paths } from '#data/paths.ts'
import { pageMetadata } from '#data/search/pageMetadata.ts'
import type { Data } from './+data.ts'

export const metadata = ({ photo, updatedOn }: Data) =>
  pageMetadata('junkRemoval', { path: paths.junkRemoval, lastModified: updatedOn, photos: [photo] })
