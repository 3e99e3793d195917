import { shownInGallery } from '#data/images/galleryPhotos.ts'
import { pageMetadata } from '#data/metadata/pageMetadata.ts'
import { galleryPage } from '#data/pages/gallery.ts'
import { paths } from '#data/paths.ts'

export const metadata = () =>
  pageMetadata('gallery', {
    path: paths.gallery,
    lastModified: galleryPage.updatedOn,
    photos: shownInGallery,
  })
