import { CityGrid } from '#components/areas/CityGrid.tsx'
import { ServiceAreasClosing } from '#components/areas/ServiceAreasClosing.tsx'
import { ContactSection } from '#components/quote/ContactSection.tsx'

export function BelowFold() {
  return (
    <>
      <CityGrid />
      <ServiceAreasClosing />
      <ContactSection />
    </>
  )
}
