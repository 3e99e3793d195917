import { shownInGallery } from '#data/images/galleryPhotos.ts'
import { pageMetadata } from '#data/metadata/pageMetadata.ts'
import { paths } from '#data/paths.ts'

export const metadata = () => pageMetadata('gallery', {}, { path: paths.gallery, photos: shownInGallery })
