import { shownInGallery } from '#data/images/galleryPhotos.ts'
import { breadcrumbs } from '#data/pages/breadcrumbs.ts'
import { paths } from '#data/paths.ts'
import { breadcrumbList } from '#data/structuredData/breadcrumbList.ts'
import { imageObject } from '#data/structuredData/imageObject.ts'

export const structuredData = (_content: object, origin: string) => [
  breadcrumbList(breadcrumbs.gallery, paths.gallery, origin),
  ...shownInGallery.map((photo) => imageObject(photo, origin)),
]
