import { GalleryPairs } from '#components/gallery/GalleryPairs.tsx'
import { BreadcrumbBar } from '#components/layout/Hero.tsx'
import { breadcrumbs } from '#data/pages/breadcrumbs.ts'
import type { Content } from './+content.ts'

export function Page({ pairs }: Content) {
  return (
    <>
      <BreadcrumbBar {...breadcrumbs.gallery} />
      <GalleryPairs pairs={pairs} />
    </>
  )
}
