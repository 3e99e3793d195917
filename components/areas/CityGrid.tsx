import Card from '@mui/material/Card'
import CardActions from '@mui/material/CardActions'
import CardContent from '@mui/material/CardContent'
import Grid from '@mui/material/Grid'
import Typography from '@mui/material/Typography'
import { type CityCard, serviceAreas } from '#data/pages/serviceAreas.ts'
import { paths } from '#data/paths.ts'
import { TickList } from '../blocks/RuledLists.tsx'
import { QuoteButton } from '../layout/CallToAction.tsx'
import { Section } from '../layout/Section.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { StandaloneLink } from '../navigation/links.tsx'
import { rememberQuoteSubject } from '../session/quoteSubject.ts'

/** A card for every city: its three highlights, a quote button and a link to its page. */
export function CityGrid({ cities }: { cities: readonly CityCard[] }) {
  return (
    <Section title={serviceAreas.citiesTitle} lead={serviceAreas.citiesLead}>
      <Grid container component="ul" spacing={2}>
        {cities.map(({ slug, name, description, highlights, subject }) => (
          <Grid key={slug} component="li" size={{ xs: 12, sm: 6, lg: 3 }}>
            <Card>
              <CardContent>
                <h3>{name}</h3>
                <Typography color="textSecondary">{description}</Typography>
                <TickList items={highlights} />
              </CardContent>
              <CardActions>
                <QuoteButton
                  label="Get Quote"
                  to={paths.serviceAreasContact}
                  onClick={() => rememberQuoteSubject(subject)}
                />
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
