import Container from '@mui/material/Container'
import Grid from '@mui/material/Grid'
import Stack from '@mui/material/Stack'
import { type SxProps, styled, type Theme } from '@mui/material/styles'
import type { CityServicePage } from '#data/pages/cityServicePage.ts'
import { paths } from '#data/paths.ts'
import { FeatureGrid } from '../blocks/FeatureSection.tsx'
import { PhoneFold } from '../blocks/PersistentAccordion.tsx'
import { RuledPairs } from '../blocks/RuledLists.tsx'
import { FoldedSection, SplitBand } from '../blocks/SplitBand.tsx'
import { Section } from '../layout/Section.tsx'
import { forcedEdge } from '../layout/styles.ts'
import { Source, StandaloneLink } from '../navigation/links.tsx'
import { RouteSection } from '../navigation/RouteSection.tsx'

const Details = styled('section')(({ theme: { palette, breakpoints, design } }) => ({
  background: palette.background.paper,
  // No padding at the bottom: the next section is white too, and has padding at its top.
  paddingBlock: '2.25rem 0',
  '& dt': {
    ...design.type.fact,
    fontSize: 'min(7.5vw, clamp(1.25rem, .8rem + 1.2vw, 2rem))',
    textWrap: 'balance',
  },
  '& dd': { marginTop: '.3rem', color: palette.text.secondary, fontSize: '.9375rem', lineHeight: 1.35 },
  [breakpoints.up('md')]: { paddingBlock: '2.75rem 0' },
}))

/** Four facts about the visit, right under the hero. */
export function VisitDetails({ wording }: Pick<CityServicePage, 'wording'>) {
  return (
    <Details aria-label={wording.detailsLabel}>
      <Container>
        <Grid container component="dl" rowSpacing="1.5rem" columnSpacing="1.25rem">
          {wording.details.map(({ term, text }) => (
            <Grid key={term} size={{ xs: 6, md: 3 }}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </Grid>
          ))}
        </Grid>
      </Container>
    </Details>
  )
}

type DestinationsAndFeaturesProps = Pick<CityServicePage, 'service' | 'wording' | 'features'>

/** The destinations of the load, beside the features of every service and of this one. */
export function DestinationsAndFeatures({ service, wording, features }: DestinationsAndFeaturesProps) {
  return (
    <SplitBand ground="paper" parts="wideRight">
      <FoldedSection title={service.destinationsTitle}>
        <RuledPairs pairs={service.destinations.map(({ what, where }) => [what, where])} />
      </FoldedSection>
      <FoldedSection title={wording.featuresTitle}>
        <FeatureGrid features={features} columns={2} />
      </FoldedSection>
    </SplitBand>
  )
}

const threeColumns: SxProps<Theme> = ({ palette, breakpoints }) => ({
  '& p': { maxWidth: '38em', color: palette.text.secondary },
  '& p + p': { marginTop: '.5rem' },
  [breakpoints.up('md')]: {
    '& > div': { borderTop: `1px solid ${palette.divider}`, paddingTop: '1.25rem' },
    '& p': { marginTop: '.5rem' },
  },
})

const third = { xs: 12, md: 4 }

type JobInfoProps = Pick<CityServicePage, 'service' | 'wording' | 'hazardousDepots'>

/** How the job is done: what is taken apart, what is heavy, and what the truck cannot take. */
export function JobInfo({ service, wording, hazardousDepots }: JobInfoProps) {
  const { infoTitle, infoTerms: terms, cannotTakeLink } = wording
  const info = service.additionalInfo
  return (
    <Section title={infoTitle}>
      <Grid container columnSpacing="clamp(2rem, 4vw, 4rem)" sx={threeColumns}>
        <Grid size={third}>
          <PhoneFold title={info.takenApartTitle ?? terms.takenApart} heading="h3" isOpenAtFirst>
            <p>{info.takenApart}</p>
          </PhoneFold>
        </Grid>
        <Grid size={third}>
          <PhoneFold title={terms.heavy} heading="h3">
            <p>{info.heavy}</p>
          </PhoneFold>
        </Grid>
        <Grid size={third}>
          <PhoneFold title={terms.cannotGo} heading="h3">
            <p>{info.cannotGo}</p>
            {hazardousDepots.map(({ text, source }) => (
              <p key={text}>
                {text} <Source {...source} />
              </p>
            ))}
            <p>
              <StandaloneLink href={paths.cannotTake}>{cannotTakeLink}</StandaloneLink>
            </p>
          </PhoneFold>
        </Grid>
      </Grid>
    </Section>
  )
}

const chips: SxProps<Theme> = ({ palette, design }) => ({
  flexFlow: 'row wrap',
  marginBottom: { xs: '1rem', md: '2.5rem' },
  '& li': {
    padding: '.5rem .9rem',
    borderRadius: `${design.corner.small}px`,
    background: palette.background.paper,
    fontWeight: 500,
    ...forcedEdge,
  },
})

/** The city's neighbourhoods, and its place on the route line. For pages of city services. */
export function Coverage({ city, wording }: Pick<CityServicePage, 'city' | 'wording'>) {
  return (
    <RouteSection citySlug={city.slug} title={wording.coverageTitle}>
      <Stack component="ul" spacing=".35rem" sx={chips}>
        {city.neighbourhoods.map((neighbourhood) => (
          <li key={neighbourhood}>{neighbourhood}</li>
        ))}
      </Stack>
    </RouteSection>
  )
}
