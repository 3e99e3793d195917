import { breadcrumbs } from '#data/pages/breadcrumbs.ts'
import { Hero } from '../layout/Hero.tsx'

export function AboutHero({ title, lead }: { title: string; lead: string }) {
  return <Hero breadcrumbs={breadcrumbs.about} title={title} lead={lead} />
}
