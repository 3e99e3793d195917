import { CityGrid } from '#components/areas/CityGrid.tsx'
import { ServiceAreasClosing } from '#components/areas/ServiceAreasClosing.tsx'
import { ServiceAreasHero } from '#components/areas/ServiceAreasHero.tsx'
import { Later } from '#components/layout/Later.tsx'
import { ContactSection } from '#components/quote/ContactSection.tsx'

export function Page() {
  return (
    <>
      <ServiceAreasHero />
      <Later>
        <CityGrid />
        <ServiceAreasClosing />
        <ContactSection />
      </Later>
    </>
  )
}
