import { heroPhoto } from '#data/images/photos.ts'
import { breadcrumbs } from '#data/pages/breadcrumbs.ts'
import { QuoteAndCall } from '../call-to-action/QuoteAndCall.tsx'
import { Hero } from '../layout/Hero.tsx'

type CityHeroProps = { cityName: string; title: string; lead: string }

export function CityHero({ cityName, title, lead }: CityHeroProps) {
  return (
    <Hero breadcrumbs={breadcrumbs.city(cityName)} title={title} asksAbout lead={lead} photo={heroPhoto}>
      <QuoteAndCall />
    </Hero>
  )
}
