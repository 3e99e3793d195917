import Container from '@mui/material/Container'
import Grid from '@mui/material/Grid'
import { type SxProps, styled, type Theme } from '@mui/material/styles'
import type { Feature } from '#data/services/serviceSchemas.ts'
import { Section, type SectionGround } from '../layout/Section.tsx'
import { Icon } from '../media/Icon.tsx'
import { PhoneFold } from './PersistentAccordion.tsx'

const sizes = {
  2: { xs: 12, sm: 6 },
  // Three columns, or one where three do not fit.
  3: { xs: 12, md: 4 },
  4: { xs: 12, sm: 6, md: 3 },
} as const

type Columns = keyof typeof sizes

/** Four columns are too narrow for an icon beside the text. */
const look =
  (columns: Columns): SxProps<Theme> =>
  ({ palette, typography, breakpoints }) => {
    const isStacked = columns === 4
    const iconSize = isStacked ? { xs: 36, md: 44 } : 36
    return {
      '& > li': {
        display: 'grid',
        gridTemplateColumns: isStacked ? { xs: '44px minmax(0, 1fr)', md: '1fr' } : '44px minmax(0, 1fr)',
        gap: isStacked ? { xs: '.2rem 1rem', md: '.6rem' } : '.2rem 1rem',
        alignContent: 'start',
      },
      '& > li > svg': { gridRow: 'span 2', width: iconSize, height: iconSize, color: palette.primary.main },
      '& h2': typography.h3,
      '& p': { color: palette.text.secondary },
      '& > li > div': { '& p': { marginTop: '.2rem' }, [breakpoints.down('md')]: { gridRow: 'span 2' } },
      '& > li > svg:has(+ div)': { [breakpoints.down('md')]: { marginTop: '.75rem' } },
      // Two columns may fill only half a page: smaller titles.
      ...(columns === 2 && { '& h3': { ...typography.h4, letterSpacing: 0 } }),
    }
  }

type FeatureGridProps = {
  features: readonly Feature[]
  columns: Columns
  /** h2 where no section heading stands over the cards. */
  heading?: 'h2' | 'h3'
  /** Whether a small screen shows the titles alone. */
  isFolded?: boolean
}

/** Cards of an icon, a few words and a sentence. */
export function FeatureGrid({
  features,
  columns,
  heading: Heading = 'h3',
  isFolded = false,
}: FeatureGridProps) {
  return (
    <Grid
      container
      component="ul"
      rowSpacing={isFolded ? { xs: 0, md: '1.75rem' } : '1.75rem'}
      columnSpacing="2rem"
      sx={look(columns)}
    >
      {features.map(({ icon, title, text }) => (
        <Grid key={title} component="li" size={sizes[columns]}>
          <Icon name={icon} />
          {isFolded ? (
            <PhoneFold title={title} heading={Heading}>
              <p>{text}</p>
            </PhoneFold>
          ) : (
            <>
              <Heading>{title}</Heading>
              <p>{text}</p>
            </>
          )}
        </Grid>
      ))}
    </Grid>
  )
}

type FeatureSectionProps = Pick<FeatureGridProps, 'features' | 'isFolded'> & {
  title: string
  lead?: string
  ground?: SectionGround
}

/** A section of cards, three in a row on a large screen; four cards stand in two rows. */
export function FeatureSection({ features, isFolded = false, ...section }: FeatureSectionProps) {
  return (
    <Section {...section}>
      <FeatureGrid features={features} columns={features.length === 4 ? 2 : 3} isFolded={isFolded} />
    </Section>
  )
}

const Band = styled('section')(({ theme }) => ({
  background: theme.palette.background.paper,
  paddingBlock: 'clamp(2.5rem, 4vw, 4rem)',
}))

/** Four cards right under a hero, without a heading over them. */
export function FeatureBand({ label, features }: { label: string; features: readonly Feature[] }) {
  return (
    <Band aria-label={label}>
      <Container>
        <FeatureGrid features={features} columns={4} heading="h2" />
      </Container>
    </Band>
  )
}
