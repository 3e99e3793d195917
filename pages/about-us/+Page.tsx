import { AboutHero } from '#components/about/AboutHero.tsx'
import type { Content } from './+content.ts'

export function Page({ title, lead }: Content) {
  return <AboutHero title={title} lead={lead} />
}
