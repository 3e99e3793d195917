import { GalleryPairs } from '#components/gallery/GalleryPairs.tsx'
import { BreadcrumbBar } from '#components/layout/Hero.tsx'
import { breadcrumbs } from '#data/pages/breadcrumbs.ts'

export function Page() {
  return (
    <>
      <BreadcrumbBar {...breadcrumbs.gallery} />
      <GalleryPairs />
    </>
  )
}
