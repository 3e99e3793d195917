import { photosOf } from '#data/images/galleryPair.ts'
import { pageMetadata } from '#data/metadata/pageMetadata.ts'
import { home } from '#data/pages/home.ts'
import { paths } from '#data/paths.ts'
import type { Data } from './+data.ts'

export const metadata = ({ photo, pairs }: Data) =>
  pageMetadata('home', {
    path: paths.home,
    lastModified: home.updatedOn,
    photos: [photo, ...photosOf(pairs)],
  })
