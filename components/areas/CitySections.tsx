import Card from '@mui/material/Card'
import CardActions from '@mui/material/CardActions'
import CardContent from '@mui/material/CardContent'
import Grid from '@mui/material/Grid'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { CityPage } from '#data/pages/cityPage.ts'
import { type CityCard, serviceAreas } from '#data/pages/serviceAreas.ts'
import { paths } from '#data/paths.ts'
import { RuledPairs, TickList } from '../blocks/RuledLists.tsx'
import { SplitBand, SplitSection } from '../blocks/SplitBand.tsx'
import { QuoteButton } from '../layout/CallToAction.tsx'
import { Section } from '../layout/Section.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { Source, StandaloneLink } from '../navigation/StandaloneLink.tsx'

/** The city's neighbourhoods, beside the items that we remove. */
export function CityReach({ city, wording }: Pick<CityPage, 'city' | 'wording'>) {
  return (
    <SplitBand>
      <SplitSection title={wording.neighbourhoodsTitle} lead={city.neighbourhoodsLead}>
        <TickList items={city.neighbourhoods} icon="place" columns={2} phoneColumns={2} />
      </SplitSection>
      <SplitSection title={wording.removedTitle}>
        <TickList items={wording.removed} />
      </SplitSection>
    </SplitBand>
  )
}

type PublicDepotsProps = {
  depots: CityPage['city']['depots']
  wording: Pick<CityPage['wording'], 'depotsTitle' | 'depotsNote'>
}

/** The public depots that take loads from residents. */
export function PublicDepots({ depots, wording }: PublicDepotsProps) {
  const sources = [...new Set(depots.map(({ source }) => source))].join(', ')
  return (
    <Stack spacing={2}>
      <h3>{wording.depotsTitle}</h3>
      <RuledPairs pairs={depots.map(({ name, place }) => [name, place])} />
      <p>
        {wording.depotsNote} <Source text={sources} />
      </p>
    </Stack>
  )
}

/** A card for every city: its three highlights, a quote button and a link to its page. */
export function CityGrid({ cities }: { cities: readonly CityCard[] }) {
  return (
    <Section title={serviceAreas.citiesTitle} lead={serviceAreas.citiesLead}>
      <Grid container component="ul" spacing={2}>
        {cities.map(({ slug, name, description, highlights }) => (
          <Grid key={slug} component="li" size={{ xs: 12, sm: 6, lg: 3 }}>
            <Card>
              <CardContent>
                <h3>{name}</h3>
                <Typography color="textSecondary">{description}</Typography>
                <TickList items={highlights} />
              </CardContent>
              <CardActions>
                <QuoteButton label="Get Quote" to={paths.serviceAreasContact} />
                <StandaloneLink href={paths.city(slug)} sx={{ fontWeight: 700 }}>
                  Learn More <VisuallyHidden as="span">about {name}</VisuallyHidden>
                </StandaloneLink>
              </CardActions>
            </Card>
          </Grid>
        ))}
      </Grid>
    </Section>
  )
}
