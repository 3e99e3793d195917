import { shownInGallery } from '#data/images/photos.ts'
import { breadcrumbs } from '#data/pages/breadcrumbs.ts'
import { paths } from '#data/paths.ts'
import { breadcrumbList, imageObject } from '#data/search/structuredData.ts'

export const structuredData = (_content: object, origin: string) => [
  breadcrumbList(breadcrumbs.gallery, paths.gallery, origin),
  ...shownInGallery.map((photo) => imageObject(photo, origin)),
]
