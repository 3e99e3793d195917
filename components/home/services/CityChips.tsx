import Stack from '@mui/material/Stack'
import { cities } from '#data/cities/cities.ts'
import { CityChip } from './CityChip.tsx'

type CityChipsProps = {
  label: string
  chosenSlug: string
  onChoose: (slug: string) => void
}

/** The cities, west to east: each leads to its own page, and chooses the city instead once hydrated. */
export function CityChips({ label, chosenSlug, onChoose }: CityChipsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: links before hydration, so not a fieldset
    <div role="group" aria-label={label}>
      <Stack component="ul" direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
        {cities.map(({ slug, name }) => (
          <li key={slug}>
            <CityChip slug={slug} isChosen={slug === chosenSlug} onChoose={() => onChoose(slug)}>
              {name}
            </CityChip>
          </li>
        ))}
      </Stack>
    </div>
  )
}
