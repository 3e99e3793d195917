import { breadcrumbs } from '#data/pages/breadcrumbs.ts'
import type { CityServiceFirstScreen } from '#data/pages/cityServiceFirstScreen.ts'
import { QuoteAndCall } from '../call-to-action/QuoteAndCall.tsx'
import { Hero } from '../layout/Hero.tsx'

export function CityServiceHero({ city, service, photo, wording }: CityServiceFirstScreen) {
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
