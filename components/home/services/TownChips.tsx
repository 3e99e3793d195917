import styled from '@emotion/styled'
import { cities } from '#data/cities/cities.ts'
import { TownChip } from './TownChip.tsx'

const Chips = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: '.5rem' })

type TownChipsProps = {
  label: string
  chosenSlug: string
  onChoose: (slug: string) => void
}

/** The towns, west to east: each leads to its own page, and chooses the town instead once hydrated. */
export function TownChips({ label, chosenSlug, onChoose }: TownChipsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: links before hydration, so not a fieldset
    <div role="group" aria-label={label}>
      <Chips>
        {cities.map(({ slug, name }) => (
          <li key={slug}>
            <TownChip slug={slug} isChosen={slug === chosenSlug} onChoose={() => onChoose(slug)}>
              {name}
            </TownChip>
          </li>
        ))}
      </Chips>
    </div>
  )
}
