import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import { type Feature, FeatureGrid } from './FeatureGrid.tsx'
import { Section, type SectionGround } from './Section.tsx'

type FeatureSectionProps = {
  title: string
  lead?: string
  features: readonly Feature[]
  ground?: SectionGround
}

/** A section of cards, three in a row on a large screen; four cards stand in two rows. */
export function FeatureSection({ features, ...section }: FeatureSectionProps) {
  return (
    <Section {...section}>
      <FeatureGrid features={features} columns={features.length === 4 ? 2 : 3} />
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
