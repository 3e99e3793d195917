import { type Feature, FeatureGrid } from './FeatureGrid.tsx'
import { Section, type SectionGround } from './Section.tsx'

type FeatureSectionProps = {
  title: string
  lead?: string
  features: readonly Feature[]
  ground?: SectionGround
}

/** A section of cards: three beside each other where there is room, but four as two and two. */
export function FeatureSection({ features, ...section }: FeatureSectionProps) {
  return (
    <Section {...section}>
      <FeatureGrid features={features} columns={features.length === 4 ? 2 : 3} />
    </Section>
  )
}
