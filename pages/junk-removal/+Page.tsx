import { QuoteBand } from '#components/call-to-action/QuoteBand.tsx'
import { JobFeatures } from '#components/services/JobFeatures.tsx'
import { JunkRemovalHero } from '#components/services/JunkRemovalHero.tsx'
import { ServiceCards } from '#components/services/ServiceCards.tsx'
import { StepsSection } from '#components/services/StepsSection.tsx'
import { Towns } from '#components/services/Towns.tsx'
import type { Content } from './+content.ts'

export function Page(page: Content) {
  return (
    <>
      <JunkRemovalHero badge={page.badge} title={page.title} lead={page.lead} />
      <JobFeatures title={page.benefitsTitle} features={page.benefits} />
      <ServiceCards title={page.servicesTitle} cards={page.serviceCards} />
      <StepsSection title={page.stepsTitle} steps={page.steps} />
      <Towns title={page.townsTitle} lead={page.townsLead} />
      <QuoteBand {...page.closing} />
    </>
  )
}
