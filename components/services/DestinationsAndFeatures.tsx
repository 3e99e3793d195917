import type { CityServicePage } from '#data/pages/cityServicePage.ts'
import { FeatureGrid } from '../layout/FeatureSection.tsx'
import { RuledPairs } from '../layout/RuledPairs.tsx'
import { SplitBand, SplitSection } from '../layout/SplitBand.tsx'

type DestinationsAndFeaturesProps = Pick<CityServicePage, 'service' | 'wording' | 'features'>

/** Where each part of the load ends up, beside what comes with every job and with this one. */
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
