import { QuoteBand } from '#components/call-to-action/QuoteBand.tsx'
import { BelowFold } from '#components/layout/BelowFold.tsx'
import { FeatureSection } from '#components/layout/FeatureSection.tsx'
import { BackLink } from '#components/navigation/BackLink.tsx'
import { LinkSection } from '#components/navigation/LinkTiles.tsx'
import { CityServiceHero } from '#components/services/CityServiceHero.tsx'
import { Coverage } from '#components/services/Coverage.tsx'
import { DestinationsAndFeatures } from '#components/services/DestinationsAndFeatures.tsx'
import { JobCost } from '#components/services/JobCost.tsx'
import { JobDetails } from '#components/services/JobDetails.tsx'
import { JobInfo } from '#components/services/JobInfo.tsx'
import { Questions } from '#components/services/Questions.tsx'
import { WillTheTownTakeIt } from '#components/services/WillTheTownTakeIt.tsx'
import { paths } from '#data/paths.ts'
import type { Content } from './+content.ts'

export function Page({ city, service, photo, wording, ...content }: Content) {
  return (
    <>
      <CityServiceHero city={city} service={service} photo={photo} wording={wording} />
      <JobDetails label={wording.detailsLabel} details={wording.details} />
      <BelowFold>
        <JobCost
          title={service.costTitle}
          loads={content.loads}
          dearer={service.dearer}
          cheaper={service.cheaper}
          preparation={content.preparation}
          wording={wording}
        />
        <FeatureSection title={wording.accessTitle} lead={wording.accessLead} features={content.access} />
        <DestinationsAndFeatures
          title={service.destinationsTitle}
          destinations={service.destinations}
          featuresTitle={wording.featuresTitle}
          features={content.features}
        />
        <JobInfo
          title={wording.infoTitle}
          terms={wording.infoTerms}
          info={service.additionalInfo}
          cannotTake={wording.cannotTakeLink}
          hazardousDepots={content.hazardousDepots}
        />
        <WillTheTownTakeIt
          title={wording.collectionTitle}
          collection={content.collection}
          depotsTitle={wording.depotsTitle}
          depotsNote={wording.depotsNote}
        />
        <Coverage
          citySlug={city.slug}
          title={wording.coverageTitle}
          lead={city.neighbourhoodsLead}
          neighbourhoods={city.neighbourhoods}
        />
        <Questions title={wording.questionsTitle} questions={content.questions} />
        <LinkSection title={wording.relatedTitle} links={content.related} columns={3} />
        <QuoteBand title={service.closing} text={wording.closing}>
          <BackLink to={paths.city(city.slug)}>{wording.back}</BackLink>
        </QuoteBand>
      </BelowFold>
    </>
  )
}
