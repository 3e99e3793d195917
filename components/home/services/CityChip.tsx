import Chip from '@mui/material/Chip'
import type { KeyboardEvent, MouseEvent } from 'react'
import type { City } from '#data/cities/cities.ts'
import { paths } from '#data/paths.ts'
import { useHydrated } from '../../session/useHydrated.ts'

type CityChipProps = {
  slug: City['slug']
  isChosen: boolean
  onChoose: () => void
  children: string
}

/** A link to the city's page, and the same element as a button once hydrated, so that it keeps the focus. */
export function CityChip({ slug, isChosen, onChoose, children }: CityChipProps) {
  const isHydrated = useHydrated()

  function click(event: MouseEvent) {
    // In another tab it is a link still.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onChoose()
  }

  function press(event: KeyboardEvent) {
    if (event.key !== ' ') return
    event.preventDefault()
    onChoose()
  }

  return (
    <Chip
      component="a"
      clickable
      href={paths.city(slug)}
      label={children}
      color={isChosen ? 'primary' : 'default'}
      {...(isHydrated && { role: 'button', 'aria-pressed': isChosen, onClick: click, onKeyDown: press })}
    />
  )
}
