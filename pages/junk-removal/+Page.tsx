import { JunkRemovalHero } from '#components/services/ServiceHeroes.tsx'
import type { Content } from './+content.ts'

export function Page(page: Content) {
  return <JunkRemovalHero badge={page.badge} title={page.title} lead={page.lead} />
}
