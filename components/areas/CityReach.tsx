import type { CityPage } from '#data/pages/cityPage.ts'
import { SplitBand, SplitSection } from '../blocks/SplitBand.tsx'
import { TickList } from '../blocks/TickList.tsx'

/** The city's neighbourhoods, beside the items that we remove. */
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
