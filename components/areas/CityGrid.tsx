import Card from '@mui/material/Card'
import Grid from '@mui/material/Grid'
import type { SxProps, Theme } from '@mui/material/styles'
import { type CityCard, serviceAreas } from '#data/pages/serviceAreas.ts'
import { paths } from '#data/paths.ts'
import { PhoneFold } from '../blocks/PersistentAccordion.tsx'
import { QuoteButton } from '../layout/CallToAction.tsx'
import { Section } from '../layout/Section.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { Icon } from '../media/Icon.tsx'
import { StandaloneLink } from '../navigation/links.tsx'
import { rememberQuoteSubject } from '../session/quoteSubject.ts'

const look: SxProps<Theme> = ({ palette, breakpoints }) => ({
  justifyContent: 'space-between',
  padding: '.25rem 1.25rem 1.25rem',
  '& > :first-of-type': { border: 0 },
  '& p': { color: palette.text.secondary },
  '& ul': { display: 'grid', gap: '.35rem', marginTop: '1rem', fontWeight: 500, lineHeight: 1.3 },
  '& li': { display: 'flex', gap: '.5rem' },
  '& li svg': { color: palette.primary.main },
  '& > :last-of-type': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '.5rem 1.25rem' },
  [breakpoints.up('md')]: {
    gap: '1rem',
    padding: 'clamp(1.25rem, 2vw, 1.75rem)',
    '& p': { marginTop: '1rem' },
  },
})

/** A card for every city: its three highlights, a quote button and a link to its page. */
export function CityGrid({ cities }: { cities: readonly CityCard[] }) {
  return (
    <Section title={serviceAreas.citiesTitle} lead={serviceAreas.citiesLead}>
      <Grid container component="ul" spacing={2}>
        {cities.map(({ slug, name, description, highlights, subject }) => (
          <Grid key={slug} component="li" size={{ xs: 12, sm: 6, lg: 3 }}>
            <Card sx={look}>
              <PhoneFold title={name} heading="h3">
                <p>{description}</p>
                <ul>
                  {highlights.map((highlight) => (
                    <li key={highlight}>
                      <Icon name="check" />
                      {highlight}
                    </li>
                  ))}
                </ul>
              </PhoneFold>
              <div>
                <QuoteButton
                  label="Get Quote"
                  to={paths.serviceAreasContact}
                  onClick={() => rememberQuoteSubject(subject)}
                />
                <StandaloneLink href={paths.city(slug)} sx={{ fontWeight: 700 }}>
                  Learn More <VisuallyHidden as="span">about {name}</VisuallyHidden>
                </StandaloneLink>
              </div>
            </Card>
          </Grid>
        ))}
      </Grid>
    </Section>
  )
}
