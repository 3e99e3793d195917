import { QuoteBand } from '#components/call-to-action/CallBand.tsx'
import { PhotoGrid } from '#components/gallery/PhotoGrid.tsx'
import { galleryPage } from '#data/pages/gallery.ts'
import type { Content } from './+content.ts'

export function BelowFold({ photos }: Content) {
  return (
    <>
      <PhotoGrid title={galleryPage.photosTitle} photos={photos} />
      <QuoteBand {...galleryPage.closing} label="Get Your Free Quote Today" />
    </>
  )
}
