import type { CityServicePage } from '#data/pages/cityServicePage.ts'
import { FeatureGrid } from '../blocks/FeatureSection.tsx'
import { RuledPairs } from '../blocks/RuledPairs.tsx'
import { SplitBand, SplitSection } from '../blocks/SplitBand.tsx'

type DestinationsAndFeaturesProps = Pick<CityServicePage, 'service' | 'wording' | 'features'>

/** The destinations of the load, beside the features of every service and of this one. */
export function DestinationsAndFeatures({ service, wording, features }: DestinationsAndFeaturesProps) {
  return (
    <SplitBand ground="paper" parts="wideRight">
      <SplitSection title={service.destinationsTitle}>
        <RuledPairs pairs={service.destinations.map(({ what, where }) => [what, where])} />
      </SplitSection>
      <SplitSection title={wording.featuresTitle}>
        <FeatureGrid features={features} columns={2} />
      </SplitSection>
    </SplitBand>
  )
}
