import { QuoteBand } from '#components/call-to-action/QuoteBand.tsx'
import { GalleryPairs } from '#components/gallery/GalleryPairs.tsx'
import { PhotoGrid } from '#components/gallery/PhotoGrid.tsx'
import { BelowFold } from '#components/layout/BelowFold.tsx'
import { BreadcrumbBar } from '#components/layout/Breadcrumb.tsx'
import { breadcrumbs } from '#data/pages/breadcrumbs.ts'
import { galleryPage, galleryPairs, galleryPhotos } from '#data/pages/gallery.ts'

export function Page() {
  return (
    <>
      <BreadcrumbBar {...breadcrumbs.gallery} />
      <GalleryPairs
        title={galleryPage.title}
        slideshowLabel={galleryPage.slideshowLabel}
        pairs={galleryPairs}
      />
      <BelowFold>
        <PhotoGrid title={galleryPage.photosTitle} photos={galleryPhotos} />
        <QuoteBand {...galleryPage.closing} label="Get Your Free Quote Today" />
      </BelowFold>
    </>
  )
}
