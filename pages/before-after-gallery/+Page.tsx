import { GalleryPairs } from '#components/gallery/GalleryPairs.tsx'
import { BreadcrumbBar } from '#components/layout/Breadcrumb.tsx'
import { breadcrumbs } from '#data/pages/breadcrumbs.ts'
import { galleryPage, galleryPairs } from '#data/pages/gallery.ts'

export function Page() {
  return (
    <>
      <BreadcrumbBar {...breadcrumbs.gallery} />
      <GalleryPairs
        title={galleryPage.title}
        slideshowLabel={galleryPage.slideshowLabel}
        pairs={galleryPairs}
      />
    </>
  )
}
