import { underHome } from '#data/breadcrumbs.ts'
import { Hero } from '../layout/Hero.tsx'

/** The top of a page of plain text. */
export function ExtraHero({ title, lead }: { title: string; lead: string }) {
  return <Hero breadcrumb={{ above: underHome, current: title }} title={title} lead={lead} />
}
