import { heroPhoto } from '#data/images/photos.ts'
import { breadcrumbs } from '#data/pages/breadcrumbs.ts'
import type { CityPage } from '#data/pages/cityPage.ts'
import { Hero } from '../layout/Hero.tsx'

export function CityHero({ city, wording }: Pick<CityPage, 'city' | 'wording'>) {
  return (
    <Hero
      breadcrumbs={breadcrumbs.city(city.name)}
      title={wording.title}
      asksAbout
      lead={city.lead}
      photo={heroPhoto}
    />
  )
}
