import styled from '@emotion/styled'
import type { KeyboardEvent, MouseEvent } from 'react'
import type { City } from '#data/cities/cities.ts'
import { paths } from '#data/paths.ts'
import { useHydrated } from '../../session/useHydrated.ts'

const Chip = styled('a')(({ theme: { palette, design } }) => {
  const filled = {
    background: palette.primary.main,
    borderColor: palette.primary.main,
    color: palette.primary.contrastText,
  }
  return {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: design.size.touchTargetMin,
    padding: '0 1.05rem',
    borderRadius: design.corner.chip,
    border: `1.5px solid ${palette.control}`,
    background: palette.background.paper,
    color: palette.text.primary,
    fontWeight: 600,
    fontSize: '1rem',
    textDecoration: 'none',
    transition: `background-color ${design.move.fast}`,
    '&:focus-visible': { borderRadius: design.corner.chip },
    '&:hover, &[data-chosen]': filled,
  }
})

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
      href={paths.city(slug)}
      data-chosen={isChosen || undefined}
      {...(isHydrated && { role: 'button', 'aria-pressed': isChosen, onClick: click, onKeyDown: press })}
    >
      {children}
    </Chip>
  )
}
