import { type Feature, FeatureGrid } from '../layout/FeatureGrid.tsx'
import { Section } from '../layout/Section.tsx'

/** What comes with every job, and with this one. */
export function JobFeatures({ title, features }: { title: string; features: readonly Feature[] }) {
  return (
    <Section title={title} ground="paper">
      <FeatureGrid features={features} columns={3} />
    </Section>
  )
}
