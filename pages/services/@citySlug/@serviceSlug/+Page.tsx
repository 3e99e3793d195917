import { CityServiceHero } from '#components/services/ServiceHeroes.tsx'
import type { Content } from './+content.ts'

export function Page(content: Content) {
  return <CityServiceHero {...content} />
}
