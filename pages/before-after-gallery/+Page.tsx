import { GalleryPairs } from '#components/gallery/GalleryPairs.tsx'
import { PhotoGrid } from '#components/gallery/LightboxArea.tsx'
import { QuoteBand } from '#components/layout/CallToAction.tsx'
import { Sections } from '#components/layout/Section.tsx'
import { galleryPage } from '#data/pages/gallery.ts'
import type { Data } from './+data.ts'

export function Page({ pairs, photos }: Data) {
  return (
    <Sections>
      <GalleryPairs pairs={pairs} />
      <PhotoGrid title={galleryPage.photosTitle} photos={photos} />
      <QuoteBand {...galleryPage.closing} label="Get Your Free Quote Today" />
    </Sections>
  )
}
