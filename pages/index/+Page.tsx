import { Facts } from '#components/home/hero/Facts.tsx'
import { HomeHero } from '#components/home/hero/HomeHero.tsx'
import { AboveTarget } from '#components/navigation/AboveTarget.tsx'
import { home } from '#data/pages/home.ts'
import type { Content } from './+content.ts'

export function Page({ photo }: Content) {
  return (
    <AboveTarget target="contact">
      <HomeHero {...home.hero} photo={photo} />
      <Facts facts={home.facts} />
    </AboveTarget>
  )
}
