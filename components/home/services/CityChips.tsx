import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import type { KeyboardEvent, MouseEvent } from 'react'
import { cities } from '#data/cities/cities.ts'
import { paths } from '#data/paths.ts'
import { useHydrated } from '../../session/useHydrated.ts'

type CityChipsProps = {
  label: string
  chosenSlug: string
  onChoose: (slug: string) => void
}

/** The cities, west to east: each leads to its own page, and chooses the city instead once hydrated. */
export function CityChips({ label, chosenSlug, onChoose }: CityChipsProps) {
  const isHydrated = useHydrated()

  /** The same element as a button, so that it keeps the focus. */
  const asButton = (slug: string) => ({
    role: 'button',
    'aria-pressed': slug === chosenSlug,
    onClick(event: MouseEvent) {
      // In another tab it is a link still.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      onChoose(slug)
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== ' ') return
      event.preventDefault()
      onChoose(slug)
    },
  })

  return (
    // biome-ignore lint/a11y/useSemanticElements: links before hydration, so not a fieldset
    <div role="group" aria-label={label}>
      <Stack component="ul" direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
        {cities.map(({ slug, name }) => (
          <li key={slug}>
            <Chip
              component="a"
              clickable
              href={paths.city(slug)}
              label={name}
              color={slug === chosenSlug ? 'primary' : 'default'}
              {...(isHydrated && asButton(slug))}
            />
          </li>
        ))}
      </Stack>
    </div>
  )
}
