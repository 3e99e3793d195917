import { underCity } from '#data/breadcrumbs.ts'
import type { CityServicePage } from '#data/cityServicePage.ts'
import { QuoteAndCall } from '../call-to-action/QuoteAndCall.tsx'
import { useQuoteSubject } from '../call-to-action/quoteSubject.ts'
import { Hero } from '../layout/Hero.tsx'

type CityServiceHeroProps = Pick<CityServicePage, 'city' | 'service' | 'photo' | 'wording'>

export function CityServiceHero({ city, service, photo, wording }: CityServiceHeroProps) {
  useQuoteSubject(wording.title)
  return (
    <Hero
      breadcrumb={{ above: underCity(city), current: service.name }}
      badge={wording.badge}
      title={wording.title}
      lead={service.description}
      photo={photo}
    >
      <QuoteAndCall />
    </Hero>
  )
}
