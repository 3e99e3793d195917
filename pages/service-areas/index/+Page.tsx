import { QuoteAndCall } from '#components/call-to-action/QuoteAndCall.tsx'
import { Hero } from '#components/layout/Hero.tsx'
import { heroPhoto } from '#data/images/photos.ts'
import { breadcrumbs } from '#data/pages/breadcrumbs.ts'
import { serviceAreas } from '#data/pages/serviceAreas.ts'
import { paths } from '#data/paths.ts'

export function Page() {
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
