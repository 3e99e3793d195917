import { styled } from '@mui/material/styles'
import { cities } from '#data/cities/cities.ts'
import { fillTemplate } from '#data/fillTemplate.ts'
import type { HomePage } from '#data/pages/home.ts'
import { Section } from '../../layout/Section.tsx'
import { ServiceDirectory } from '../../navigation/ServiceDirectory.tsx'
import { CityChips } from './CityChips.tsx'
import { useChosenCity } from './useChosenCity.ts'

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
  const { city, choose } = useChosenCity(cities, citySlug)
  const { slug = citySlug, name = '' } = city ?? {}
  return (
    <Section id="our-services" title={title} lead={lead} leadPlace="beside">
      <CityChoice>
        <CityChips label={citiesLabel} chosenSlug={slug} onChoose={choose} />
        <p aria-live="polite">{fillTemplate(shownFor, { city: name })}</p>
      </CityChoice>
      <ServiceDirectory citySlug={slug} />
    </Section>
  )
}
