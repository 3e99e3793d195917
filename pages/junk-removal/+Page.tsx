import { Hero } from '#components/layout/Hero.tsx'
import { breadcrumbs } from '#data/pages/breadcrumbs.ts'
import type { Content } from './+content.ts'

export function Page({ badge, title, lead, photo }: Content) {
  return <Hero breadcrumbs={breadcrumbs.junkRemoval} badge={badge} title={title} lead={lead} photo={photo} />
}
