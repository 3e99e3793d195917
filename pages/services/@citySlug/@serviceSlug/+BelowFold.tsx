import { QuoteBand } from '#components/call-to-action/QuoteBand.tsx'
import { FeatureSection } from '#components/layout/FeatureSection.tsx'
import { BackLink } from '#components/navigation/BackLink.tsx'
import { LinkSection } from '#components/navigation/LinkTiles.tsx'
import { Coverage } from '#components/services/Coverage.tsx'
import { DestinationsAndFeatures } from '#components/services/DestinationsAndFeatures.tsx'
import { JobCost } from '#components/services/JobCost.tsx'
import { JobInfo } from '#components/services/JobInfo.tsx'
import { Questions } from '#components/services/Questions.tsx'
import { WillTheTownTakeIt } from '#components/services/WillTheTownTakeIt.tsx'
import { paths } from '#data/paths.ts'
import type { WholeContent } from './+belowFoldContent.ts'

export function BelowFold({ city, service, details, ...content }: WholeContent) {
  return (
    <>
      <JobCost
        title={service.costTitle}
        loads={content.loads}
        dearer={service.dearer}
        cheaper={service.cheaper}
        preparation={content.preparation}
        wording={details}
      />
      <FeatureSection title={details.accessTitle} lead={details.accessLead} features={content.access} />
      <DestinationsAndFeatures
        title={service.destinationsTitle}
        destinations={service.destinations}
        featuresTitle={details.featuresTitle}
        features={content.features}
      />
      <JobInfo
        title={details.infoTitle}
        terms={details.infoTerms}
        info={service.additionalInfo}
        cannotTake={details.cannotTakeLink}
        hazardousDepots={content.hazardousDepots}
      />
      <WillTheTownTakeIt
        title={details.collectionTitle}
        collection={content.collection}
        depotsTitle={details.depotsTitle}
        depotsNote={details.depotsNote}
      />
      <Coverage
        citySlug={city.slug}
        title={details.coverageTitle}
        lead={city.neighbourhoodsLead}
        neighbourhoods={city.neighbourhoods}
      />
      <Questions title={details.questionsTitle} questions={content.questions} />
      <LinkSection title={details.relatedTitle} links={content.related} columns={3} />
      <QuoteBand title={service.closing} text={details.closing}>
        <BackLink to={paths.city(city.slug)}>{details.back}</BackLink>
      </QuoteBand>
    </>
  )
}
