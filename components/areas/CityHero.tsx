import { underServiceAreas } from '#data/breadcrumbs.ts'
import { heroPhoto } from '#data/photos.ts'
import { QuoteAndCall } from '../call-to-action/QuoteAndCall.tsx'
import { useQuoteSubject } from '../call-to-action/quoteSubject.ts'
import { Hero } from '../layout/Hero.tsx'

type CityHeroProps = { cityName: string; title: string; lead: string }

export function CityHero({ cityName, title, lead }: CityHeroProps) {
  useQuoteSubject(title)
  return (
    <Hero
      breadcrumb={{ above: underServiceAreas, current: cityName }}
      title={title}
      lead={lead}
      photo={heroPhoto}
    >
      <QuoteAndCall />
    </Hero>
  )
}
