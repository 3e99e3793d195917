import { CityReach } from '#components/areas/CityReach.tsx'
import { CityServices } from '#components/areas/CityServices.tsx'
import { RouteSection } from '#components/areas/RouteSection.tsx'
import { QuoteBand } from '#components/call-to-action/QuoteBand.tsx'
import { FeatureSection } from '#components/layout/FeatureSection.tsx'
import { BackLink } from '#components/navigation/BackLink.tsx'
import { WillTheTownTakeIt } from '#components/services/WillTheTownTakeIt.tsx'
import { paths } from '#data/paths.ts'
import type { Content } from './+content.ts'

export function BelowFold({ city, access, collection, wording }: Content) {
  return (
    <>
      <CityReach city={city} wording={wording} />
      <CityServices citySlug={city.slug} title={wording.servicesTitle} lead={wording.servicesLead} />
      <FeatureSection title={wording.accessTitle} lead={wording.accessLead} features={access} />
      <WillTheTownTakeIt
        title={wording.collectionTitle}
        collection={collection}
        depotsTitle={wording.depotsTitle}
        depotsNote={wording.depotsNote}
      />
      <RouteSection citySlug={city.slug} />
      <QuoteBand title={city.closing} text={wording.closing}>
        <BackLink to={paths.serviceAreas}>{wording.back}</BackLink>
      </QuoteBand>
    </>
  )
}
