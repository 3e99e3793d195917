import { heroPhoto } from '#data/images/photos.ts'
import { pageMetadata } from '#data/metadata/pageMetadata.ts'
import { homePairs, photosOf } from '#data/pages/gallery.ts'
import { home } from '#data/pages/home.ts'
import { paths } from '#data/paths.ts'

export const metadata = () =>
  pageMetadata(
    'home',
    {},
    { path: paths.home, lastModified: home.updatedOn, photos: [heroPhoto, ...photosOf(homePairs)] },
  )
