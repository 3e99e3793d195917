import { breadcrumbs } from '#data/pages/breadcrumbs.ts'
import type { CityServicePage } from '#data/pages/cityServicePage.ts'
import { QuoteAndCall } from '../call-to-action/QuoteAndCall.tsx'
import { Hero } from '../layout/Hero.tsx'

type CityServiceHeroProps = Pick<CityServicePage, 'city' | 'service' | 'photo' | 'wording'>

export function CityServiceHero({ city, service, photo, wording }: CityServiceHeroProps) {
  return (
    <Hero
      breadcrumbs={breadcrumbs.cityService(city, service.name)}
      badge={wording.badge}
      title={wording.title}
      asksAbout
      lead={service.description}
      photo={photo}
    >
      <QuoteAndCall />
    </Hero>
  )
}
