import Stack from '@mui/material/Stack'
import type { CityPage } from '#data/pages/cityPage.ts'
import { RuledPairs } from '../blocks/RuledPairs.tsx'
import { Source } from '../blocks/Source.tsx'

type PublicDepotsProps = {
  depots: CityPage['city']['depots']
  wording: Pick<CityPage['wording'], 'depotsTitle' | 'depotsNote'>
}

/** The public depots that take loads from residents. */
export function PublicDepots({ depots, wording }: PublicDepotsProps) {
  const sources = [...new Set(depots.map(({ source }) => source))].join(', ')
  return (
    <Stack spacing={2}>
      <h3>{wording.depotsTitle}</h3>
      <RuledPairs pairs={depots.map(({ name, place }) => [name, place])} />
      <p>
        {wording.depotsNote} <Source text={sources} />
      </p>
    </Stack>
  )
}
