import { QuoteAndCall } from '#components/call-to-action/QuoteAndCall.tsx'
import { Hero } from '#components/layout/Hero.tsx'
import { breadcrumbs } from '#data/pages/breadcrumbs.ts'
import { serviceAreas } from '#data/pages/serviceAreas.ts'
import { paths } from '#data/paths.ts'
import type { Content } from './+content.ts'

export function Page({ photo }: Content) {
  return (
    <Hero
      breadcrumbs={breadcrumbs.serviceAreas}
      title={serviceAreas.title}
      lead={serviceAreas.lead}
      photo={photo}
      buttons={<QuoteAndCall to={paths.serviceAreasContact} />}
    />
  )
}
