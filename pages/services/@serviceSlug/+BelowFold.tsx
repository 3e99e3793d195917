import { CallBand } from '#components/call-to-action/CallBand.tsx'
import { BackLink } from '#components/navigation/BackLink.tsx'
import { LinkSection } from '#components/navigation/LinkTiles.tsx'
import { HowWeDoIt } from '#components/services/HowWeDoIt.tsx'
import { JobCost } from '#components/services/JobCost.tsx'
import { Questions } from '#components/services/Questions.tsx'
import { RemovedItems } from '#components/services/RemovedItems.tsx'
import { paths } from '#data/paths.ts'
import type { Content } from './+content.ts'

export function BelowFold({ service, loads, related, wording }: Content) {
  return (
    <>
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
      <LinkSection title={wording.relatedTitle} lead={wording.relatedLead} links={related} columns={4} />
      <CallBand {...service.closing}>
        <BackLink to={paths.home}>{wording.back}</BackLink>
      </CallBand>
    </>
  )
}
