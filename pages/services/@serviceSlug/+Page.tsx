import { BelowFold } from '#components/layout/BelowFold.tsx'
import { FeatureBand } from '#components/layout/FeatureBand.tsx'
import { DirectServiceClosing } from '#components/services/DirectServiceClosing.tsx'
import { DirectServiceHero } from '#components/services/DirectServiceHero.tsx'
import { HowWeDoIt } from '#components/services/HowWeDoIt.tsx'
import { JobCost } from '#components/services/JobCost.tsx'
import { Questions } from '#components/services/Questions.tsx'
import { RelatedServices } from '#components/services/RelatedServices.tsx'
import { RemovedItems } from '#components/services/RemovedItems.tsx'
import type { Content } from './+content.ts'

export function Page({ service, photo, features, loads, related, wording }: Content) {
  return (
    <>
      <DirectServiceHero service={service} photo={photo} />
      <FeatureBand label={wording.featuresLabel} features={features} />
      <BelowFold>
        <RemovedItems title={wording.removedTitle} items={service.removedItems} process={service.process} />
        <JobCost
          title={service.costTitle}
          loads={loads}
          dearer={service.dearer}
          cheaper={service.cheaper}
          preparation={service.preparation}
          wording={wording}
        />
        <HowWeDoIt service={service} wording={wording} />
        <Questions title={wording.questionsTitle} questions={service.questions} />
        <RelatedServices
          title={wording.relatedTitle}
          lead={wording.relatedLead}
          links={related}
          columns={4}
        />
        <DirectServiceClosing {...service.closing} back={wording.back} />
      </BelowFold>
    </>
  )
}
