import { QuoteBand } from '#components/call-to-action/CallBand.tsx'
import { PhotoGrid } from '#components/gallery/PhotoGrid.tsx'
import { galleryPage, galleryPhotos } from '#data/pages/gallery.ts'

export function BelowFold() {
  return (
    <>
      <PhotoGrid title={galleryPage.photosTitle} photos={galleryPhotos} />
      <QuoteBand {...galleryPage.closing} label="Get Your Free Quote Today" />
    </>
  )
}
