import type { Destination } from '#data/services/serviceSubstance.ts'
import { type Feature, FeatureGrid } from '../layout/FeatureGrid.tsx'
import { RuledPairs } from '../layout/RuledPairs.tsx'
import { SplitBand, SplitSection } from '../layout/SplitBand.tsx'

type DestinationsAndFeaturesProps = {
  title: string
  destinations: readonly Destination[]
  featuresTitle: string
  features: readonly Feature[]
}

/** Where each part of the load ends up, beside what comes with every job and with this one. */
export function DestinationsAndFeatures({
  title,
  destinations,
  featuresTitle,
  features,
}: DestinationsAndFeaturesProps) {
  return (
    <SplitBand ground="paper" parts="wideRight">
      <SplitSection title={title}>
        <Destinations destinations={destinations} />
      </SplitSection>
      <SplitSection title={featuresTitle}>
        <FeatureGrid features={features} columns={2} />
      </SplitSection>
    </SplitBand>
  )
}

export const Destinations = ({ destinations }: { destinations: readonly Destination[] }) => (
  <RuledPairs pairs={destinations.map(({ what, where }) => [what, where])} />
)
