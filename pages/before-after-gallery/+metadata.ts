import { pageMetadata } from '#data/metadata/pageMetadata.ts'
import { shownInGallery } from '#data/pages/gallery.ts'
import { paths } from '#data/paths.ts'

export const metadata = () => pageMetadata('gallery', {}, { path: paths.gallery, photos: shownInGallery })
