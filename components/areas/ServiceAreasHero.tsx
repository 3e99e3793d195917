import { heroPhoto } from '#data/images/photos.ts'
import { breadcrumbs } from '#data/pages/breadcrumbs.ts'
import { serviceAreas } from '#data/pages/serviceAreas.ts'
import { paths } from '#data/paths.ts'
import { Buttons } from '../call-to-action/Buttons.tsx'
import { CallButton } from '../call-to-action/CallButton.tsx'
import { QuoteButton } from '../call-to-action/QuoteButton.tsx'
import { Hero } from '../layout/Hero.tsx'

export function ServiceAreasHero() {
  return (
    <Hero
      breadcrumbs={breadcrumbs.serviceAreas}
      title={serviceAreas.title}
      lead={serviceAreas.lead}
      photo={heroPhoto}
    >
      <Buttons>
        <QuoteButton to={paths.serviceAreasContact} />
        <CallButton />
      </Buttons>
    </Hero>
  )
}
