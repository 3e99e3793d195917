import { CityGrid } from '#components/areas/CityGrid.tsx'
import { QuoteAndCall, QuoteBand } from '#components/layout/CallToAction.tsx'
import { Hero } from '#components/layout/Hero.tsx'
import { Sections } from '#components/layout/Section.tsx'
import { ContactSection } from '#components/quote/ContactSection.tsx'
import { breadcrumbs } from '#data/pages/breadcrumbs.ts'
import { serviceAreas } from '#data/pages/serviceAreas.ts'
import { paths } from '#data/paths.ts'
import type { Data } from './+data.ts'

export function Page({ photo, cities }: Data) {
  return (
    <Sections>
      <Hero
        breadcrumbs={breadcrumbs.serviceAreas}
        title={serviceAreas.title}
        lead={serviceAreas.lead}
        photo={photo}
        buttons={<QuoteAndCall to={paths.serviceAreasContact} />}
      />
      <CityGrid cities={cities} />
      <QuoteBand {...serviceAreas.closing} to={paths.serviceAreasContact} />
      <ContactSection />
    </Sections>
  )
}
