import { styled } from '@mui/material/styles'
import type { CityPage } from '#data/cityPage.ts'
import { SplitBand, SplitSection } from '../layout/SplitBand.tsx'
import { TickList } from '../layout/TickList.tsx'

const Sources = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: '1rem',
  color: theme.palette.text.secondary,
}))

/** The town's neighbourhoods, beside what we take away in all of them. */
export function CityReach({ city, wording }: CityPage) {
  return (
    <SplitBand>
      <SplitSection title={wording.neighbourhoodsTitle} lead={city.neighbourhoodsLead}>
        <TickList items={city.neighbourhoods} icon="place" columns={2} phoneColumns={2} />
        <Sources>{city.sources.map(({ fact, source }) => `${fact}: ${source}.`).join(' ')}</Sources>
      </SplitSection>
      <SplitSection title={wording.removedTitle}>
        <TickList items={wording.removed} />
      </SplitSection>
    </SplitBand>
  )
}
