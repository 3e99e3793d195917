import { homePairs, photosOf } from '#data/gallery.ts'
import { home } from '#data/home.ts'
import { pageMetadata } from '#data/metadata/pageMetadata.ts'
import { paths } from '#data/paths.ts'
import { heroPhoto } from '#data/photos.ts'

export const metadata = () =>
  pageMetadata(
    'home',
    {},
    { path: paths.home, lastModified: home.updatedOn, photos: [heroPhoto, ...photosOf(homePairs)] },
  )
