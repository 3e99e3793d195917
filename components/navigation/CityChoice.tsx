import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useState } from 'react'
import { paths } from '#data/paths.ts'
import { cities, directoryCity } from '#data/places/cities.ts'
import { hasModifier } from '../layout/browserEvents.ts'
import { Section } from '../layout/Section.tsx'
import { useHydrated } from '../session/createStore.ts'
import { chosenCity } from '../session/quoteSubject.ts'
import { LinkTiles } from './links.tsx'

// A smaller distance to the heading: the chips belong to it.
const Choice = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '.75rem',
  marginTop: `calc(1.5rem - ${theme.design.space.headToContent})`,
  marginBottom: '2rem',
  [theme.breakpoints.down('sm')]: { marginBottom: '1.25rem' },
  '& p': { color: theme.palette.text.secondary },
}))

/** Chips that choose the city of the links below them. @param children renders the links */
export function CityChoice({ children }: { children: (city: { slug: string; name: string }) => ReactNode }) {
  const { slug, choose } = useChosenCity(directoryCity)
  const name = cities.find((city) => city.slug === slug)?.name ?? ''
  return (
    <>
      <Choice>
        <CityChips chosenSlug={slug} onChoose={choose} />
        <p aria-live="polite">{`These links go to the pages for ${name}.`}</p>
      </Choice>
      {children({ slug, name })}
    </>
  )
}

type CityServiceLinksProps = {
  title: string
  services: readonly { slug: string; name: string }[]
  /** Label of the link to all towns. */
  more: string
}

/** A section of links to the pages of services in the chosen city. */
export const CityServiceLinks = ({ title, services, more }: CityServiceLinksProps) => (
  <Section title={title}>
    <CityChoice>
      {(city) => (
        <LinkTiles
          columns={4}
          on="page"
          links={[
            ...services.map(({ slug, name }) => ({
              label: `${name} in ${city.name}`,
              href: paths.cityService(city.slug, slug),
            })),
            { label: more, href: paths.serviceAreas },
          ]}
        />
      )}
    </CityChoice>
  </Section>
)

type CityChipsProps = { chosenSlug: string; onChoose: (slug: string) => void }

/** The cities, west to east: links to their pages, which become buttons that choose the city once hydrated. */
function CityChips({ chosenSlug, onChoose }: CityChipsProps) {
  const isHydrated = useHydrated()

  /** The same element as a button, so that it keeps the focus. */
  const asButton = (slug: string) => ({
    role: 'button',
    'aria-pressed': slug === chosenSlug,
    onClick(event: MouseEvent) {
      // With a modifier key it stays a link, for a new tab.
      if (hasModifier(event)) return
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
    <div role="group" aria-label="Town">
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

/** City of the linked pages, kept while the visitor looks at other pages; a city's page chooses it, too. */
function useChosenCity(initialSlug: string) {
  const [slug, setSlug] = useState(initialSlug)

  useLayoutEffect(() => {
    const before = chosenCity.read()
    if (before && cities.some((city) => city.slug === before)) setSlug(before)
  }, [])

  function choose(chosen: string) {
    chosenCity.write(chosen)
    setSlug(chosen)
  }

  return { slug, choose }
}
