import { photosOf } from '#data/pages/gallery.ts'
import { home } from '#data/pages/home.ts'
import { paths } from '#data/paths.ts'
import { pageMetadata } from '#data/search/pageMetadata.ts'
import type { Data } from './+data.ts'

export const metadata = ({ photo, pairs }: Data) =>
  pageMetadata('home', {
    path: paths.home,
    lastModified: home.updatedOn,
    photos: [photo, ...photosOf(pairs)],
  })
