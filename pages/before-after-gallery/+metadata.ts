import { shownInGallery } from '#data/images/photos.ts'
import { galleryPage } from '#data/pages/gallery.ts'
import { paths } from '#data/paths.ts'
import { pageMetadata } from '#data/search/pageMetadata.ts'

export const metadata = () =>
  pageMetadata('gallery', {
    path: paths.gallery,
    lastModified: galleryPage.updatedOn,
    photos: shownInGallery,
  })
