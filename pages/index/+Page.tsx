import { Facts } from '#components/home/hero/Facts.tsx'
import { HomeHero } from '#components/home/hero/HomeHero.tsx'
import { AboveTarget } from '#components/navigation/AboveTarget.tsx'
import { heroPhoto } from '#data/images/photos.ts'
import { home } from '#data/pages/home.ts'

export function Page() {
  return (
    <AboveTarget target="contact">
      <HomeHero {...home.hero} photo={heroPhoto} />
      <Facts facts={home.facts} />
    </AboveTarget>
  )
}
