import { FeatureBand } from '#components/blocks/FeatureSection.tsx'
import { CallBand } from '#components/call-to-action/CallBand.tsx'
import { LinkSection } from '#components/navigation/LinkTiles.tsx'
import { BackLink } from '#components/navigation/StandaloneLink.tsx'
import { HowWeDoIt } from '#components/services/HowWeDoIt.tsx'
import { JobCost } from '#components/services/JobCost.tsx'
import { Questions } from '#components/services/Questions.tsx'
import { RemovedItems } from '#components/services/RemovedItems.tsx'
import { paths } from '#data/paths.ts'
import type { Content } from './+content.ts'

export function BelowFold({ service, features, loads, related, wording }: Content) {
  return (
    <>
      <FeatureBand label={wording.featuresLabel} features={features} />
      <RemovedItems service={service} wording={wording} />
      <JobCost service={service} loads={loads} preparation={service.preparation} wording={wording} />
      <HowWeDoIt service={service} wording={wording} />
      <Questions
        title={wording.questionsTitle}
        questions={service.questions}
        more={wording.commonQuestionsLink}
      />
      <LinkSection title={wording.relatedTitle} lead={wording.relatedLead} links={related} columns={4} />
      <CallBand {...service.closing}>
        <BackLink to={paths.home}>{wording.back}</BackLink>
      </CallBand>
    </>
  )
}
