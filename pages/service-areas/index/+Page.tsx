import { CityGrid } from '#components/areas/CityGrid.tsx'
import { ServiceAreasClosing } from '#components/areas/ServiceAreasClosing.tsx'
import { ServiceAreasHero } from '#components/areas/ServiceAreasHero.tsx'
import { BelowFold } from '#components/layout/BelowFold.tsx'
import { ContactSection } from '#components/quote/ContactSection.tsx'

export function Page() {
  return (
    <>
      <ServiceAreasHero />
      <BelowFold>
        <CityGrid />
        <ServiceAreasClosing />
        <ContactSection />
      </BelowFold>
    </>
  )
}
