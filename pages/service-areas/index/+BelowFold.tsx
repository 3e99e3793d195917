import { CityGrid } from '#components/areas/CityGrid.tsx'
import { QuoteBand } from '#components/call-to-action/CallBand.tsx'
import { ContactSection } from '#components/quote/ContactSection.tsx'
import { serviceAreas } from '#data/pages/serviceAreas.ts'
import { paths } from '#data/paths.ts'

export function BelowFold() {
  return (
    <>
      <CityGrid />
      <QuoteBand {...serviceAreas.closing} to={paths.serviceAreasContact} />
      <ContactSection />
    </>
  )
}
