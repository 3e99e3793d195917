import { breadcrumbs } from '#data/pages/breadcrumbs.ts'
import { Hero } from '../layout/Hero.tsx'

/** The top of a page of plain text. */
export function ExtraHero({ title, lead }: { title: string; lead: string }) {
  return <Hero breadcrumbs={breadcrumbs.extraPage(title)} title={title} lead={lead} />
}
