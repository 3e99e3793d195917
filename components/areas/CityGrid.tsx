import Grid from '@mui/material/Grid'
import { cityCards } from '#data/cities/cityCards.ts'
import { serviceAreas } from '#data/pages/serviceAreas.ts'
import { Section } from '../layout/Section.tsx'
import { CityCard } from './CityCard.tsx'

/** A card for every city, from west to east. */
export function CityGrid() {
  return (
    <Section title={serviceAreas.citiesTitle} lead={serviceAreas.citiesLead}>
      <Grid container component="ul" spacing={2}>
        {cityCards.map((city) => (
          <Grid key={city.slug} component="li" size={{ xs: 12, sm: 6, lg: 3 }}>
            <CityCard city={city} />
          </Grid>
        ))}
      </Grid>
    </Section>
  )
}
