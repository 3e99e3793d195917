import { heroPhoto } from '#data/images/photos.ts'
import { breadcrumbs } from '#data/pages/breadcrumbs.ts'
import { serviceAreas } from '#data/pages/serviceAreas.ts'
import { paths } from '#data/paths.ts'
import { QuoteAndCall } from '../call-to-action/QuoteAndCall.tsx'
import { Hero } from '../layout/Hero.tsx'

export function ServiceAreasHero() {
  return (
    <Hero
      breadcrumbs={breadcrumbs.serviceAreas}
      title={serviceAreas.title}
      lead={serviceAreas.lead}
      photo={heroPhoto}
      buttons={<QuoteAndCall to={paths.serviceAreasContact} />}
    />
  )
}
