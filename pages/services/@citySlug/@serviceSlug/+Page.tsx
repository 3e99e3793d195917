import { CityServiceHero } from '#components/services/CityServiceHero.tsx'
import type { Content } from './+content.ts'

export function Page(content: Content) {
  return <CityServiceHero {...content} />
}
