import type { CityPage } from '#data/pages/cityPage.ts'
import { SplitBand, SplitSection } from '../layout/SplitBand.tsx'
import { TickList } from '../layout/TickList.tsx'

/** The city's neighbourhoods, beside what we take away. */
export function CityReach({ city, wording }: Pick<CityPage, 'city' | 'wording'>) {
  return (
    <SplitBand>
      <SplitSection title={wording.neighbourhoodsTitle} lead={city.neighbourhoodsLead}>
        <TickList items={city.neighbourhoods} icon="place" columns={2} phoneColumns={2} />
      </SplitSection>
      <SplitSection title={wording.removedTitle}>
        <TickList items={wording.removed} />
      </SplitSection>
    </SplitBand>
  )
}
