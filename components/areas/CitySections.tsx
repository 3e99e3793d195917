import Stack from '@mui/material/Stack'
import type { CityPage } from '#data/pages/cityPage.ts'
import { PhoneFold } from '../blocks/PersistentAccordion.tsx'
import { RuledPairs, TickList } from '../blocks/RuledLists.tsx'
import { SplitBand, SplitSection } from '../blocks/SplitBand.tsx'
import { Source } from '../navigation/links.tsx'

/** The city's neighbourhoods, beside the items that we remove. */
export function CityReach({ city, wording }: Pick<CityPage, 'city' | 'wording'>) {
  return (
    <SplitBand>
      <SplitSection title={wording.neighbourhoodsTitle} lead={city.neighbourhoodsLead}>
        <TickList items={city.neighbourhoods} icon="place" columns={2} />
      </SplitSection>
      <SplitSection title={wording.removedTitle}>
        <TickList items={wording.removed} />
      </SplitSection>
    </SplitBand>
  )
}

type PublicDepotsProps = {
  depots: CityPage['city']['depots']
  wording: Pick<CityPage['wording'], 'depotsTitle' | 'depotsNote'>
}

/** The public depots that take loads from residents. */
export function PublicDepots({ depots, wording }: PublicDepotsProps) {
  const sources = [...new Set(depots.map(({ source }) => source))].join(', ')
  return (
    <PhoneFold title={wording.depotsTitle} heading="h3">
      <Stack spacing={2} sx={{ marginTop: { md: 2 } }}>
        <RuledPairs pairs={depots.map(({ name, place }) => [name, place])} />
        <p>
          {wording.depotsNote} <Source text={sources} />
        </p>
      </Stack>
    </PhoneFold>
  )
}
