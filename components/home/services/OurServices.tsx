import { styled } from '@mui/material/styles'
import { useLayoutEffect, useState } from 'react'
import { cities } from '#data/cities/cities.ts'
import { fillTemplate } from '#data/fillTemplate.ts'
import type { HomePage } from '#data/pages/home.ts'
import { Section } from '../../layout/Section.tsx'
import { ServiceDirectory } from '../../navigation/ServiceDirectory.tsx'
import { sessionValue } from '../../session/sessionValue.ts'
import { CityChips } from './CityChips.tsx'

// The chips belong to the heading.
const CityChoice = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '.75rem',
  marginTop: `calc(1.5rem - ${theme.design.space.headToContent})`,
  marginBottom: '2rem',
  '& p': { color: theme.palette.text.secondary },
}))

type OurServicesProps = HomePage['ourServices'] & {
  /** The city whose pages the list links to until the visitor chooses another. */
  citySlug: string
}

export function OurServices({ title, lead, citiesLabel, shownFor, citySlug }: OurServicesProps) {
  const { slug, choose } = useChosenCity(citySlug)
  const city = cities.find((city) => city.slug === slug)?.name ?? ''
  return (
    <Section id="our-services" title={title} lead={lead} leadPlace="beside">
      <CityChoice>
        <CityChips label={citiesLabel} chosenSlug={slug} onChoose={choose} />
        <p aria-live="polite">{fillTemplate(shownFor, { city })}</p>
      </CityChoice>
      <ServiceDirectory citySlug={slug} />
    </Section>
  )
}

const stored = sessionValue('town')

/** The city whose pages the services link to; kept for visitors who open a page and come back. */
function useChosenCity(initialSlug: string) {
  const [slug, setSlug] = useState(initialSlug)

  useLayoutEffect(() => {
    const before = stored.read()
    if (before && cities.some((city) => city.slug === before)) setSlug(before)
  }, [])

  function choose(chosen: string) {
    stored.write(chosen)
    setSlug(chosen)
  }

  return { slug, choose }
}
