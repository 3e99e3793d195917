import styled from '@emotion/styled'
import { cityCards } from '#data/cities/cityCards.ts'
import { serviceAreas } from '#data/pages/serviceAreas.ts'
import { Section } from '../layout/Section.tsx'
import { CityCard } from './CityCard.tsx'

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: '1rem',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, 1fr)' },
}))

/** A card for every city, from west to east. */
export function CityGrid() {
  return (
    <Section title={serviceAreas.citiesTitle} lead={serviceAreas.citiesLead}>
      <Grid>
        {cityCards.map((city) => (
          <CityCard key={city.slug} city={city} />
        ))}
      </Grid>
    </Section>
  )
}
