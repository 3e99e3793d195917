import { Facts } from '#components/home/hero/Facts.tsx'
import { HomeHero } from '#components/home/hero/HomeHero.tsx'
import { heroPhoto } from '#data/images/photos.ts'
import { home } from '#data/pages/home.ts'

export function Page() {
  return (
    <>
      <HomeHero {...home.hero} photo={heroPhoto} />
      <Facts facts={home.facts} />
    </>
  )
}
