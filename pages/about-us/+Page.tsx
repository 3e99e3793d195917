import { Hero } from '#components/layout/Hero.tsx'
import { breadcrumbs } from '#data/pages/breadcrumbs.ts'
import type { Content } from './+content.ts'

export function Page({ title, lead }: Content) {
  return <Hero breadcrumbs={breadcrumbs.about} title={title} lead={lead} />
}
