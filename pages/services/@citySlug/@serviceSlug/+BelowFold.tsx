import { FeatureSection } from '#components/blocks/FeatureSection.tsx'
import { QuoteBand } from '#components/call-to-action/CallBand.tsx'
import { LinkSection } from '#components/navigation/LinkTiles.tsx'
import { BackLink } from '#components/navigation/StandaloneLink.tsx'
import { Coverage } from '#components/services/Coverage.tsx'
import { DestinationsAndFeatures } from '#components/services/DestinationsAndFeatures.tsx'
import { JobCost } from '#components/services/JobCost.tsx'
import { JobInfo } from '#components/services/JobInfo.tsx'
import { Questions } from '#components/services/Questions.tsx'
import { VisitDetails } from '#components/services/VisitDetails.tsx'
import { WillTheCityTakeIt } from '#components/services/WillTheCityTakeIt.tsx'
import { paths } from '#data/paths.ts'
import type { Content } from './+content.ts'

export function BelowFold({ city, service, wording, ...content }: Content) {
  return (
    <>
      <VisitDetails wording={wording} />
      <JobCost service={service} loads={content.loads} preparation={content.preparation} wording={wording} />
      <JobInfo service={service} wording={wording} hazardousDepots={content.hazardousDepots} />
      <Questions
        title={wording.questionsTitle}
        questions={content.questions}
        more={wording.commonQuestionsLink}
      />
      {content.collection && (
        <WillTheCityTakeIt title={wording.collectionTitle} collection={content.collection} />
      )}
      <FeatureSection title={wording.accessTitle} features={content.access} />
      <DestinationsAndFeatures service={service} wording={wording} features={content.features} />
      <Coverage city={city} wording={wording} />
      <LinkSection title={wording.relatedTitle} links={content.related} columns={3} />
      <QuoteBand title={service.closing} text={wording.closing}>
        <BackLink to={paths.city(city.slug)}>{wording.back}</BackLink>
      </QuoteBand>
    </>
  )
}
