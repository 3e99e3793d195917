import { CityReach, CityServices } from '#components/areas/CityReach.tsx'
import { QuoteBand } from '#components/call-to-action/CallBand.tsx'
import { FeatureSection } from '#components/layout/FeatureSection.tsx'
import { RouteSection } from '#components/navigation/RouteSection.tsx'
import { BackLink } from '#components/navigation/StandaloneLink.tsx'
import { WillTheTownTakeIt } from '#components/services/WillTheTownTakeIt.tsx'
import { paths } from '#data/paths.ts'
import type { Content } from './+content.ts'

export function BelowFold({ city, access, collection, wording }: Content) {
  return (
    <>
      <CityReach city={city} wording={wording} />
      <CityServices city={city} wording={wording} />
      <FeatureSection title={wording.accessTitle} lead={wording.accessLead} features={access} />
      <WillTheTownTakeIt collection={collection} wording={wording} />
      <RouteSection citySlug={city.slug} />
      <QuoteBand title={city.closing} text={wording.closing}>
        <BackLink to={paths.serviceAreas}>{wording.back}</BackLink>
      </QuoteBand>
    </>
  )
}
