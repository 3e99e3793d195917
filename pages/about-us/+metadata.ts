import { pageMetadata } from '#data/metadata/pageMetadata.ts'
import { paths } from '#data/paths.ts'
import type { Data } from './+data.ts'

export const metadata = ({ photo, updatedOn }: Data) =>
  pageMetadata('about', { path: paths.about, lastModified: updatedOn, photos: [photo] })
