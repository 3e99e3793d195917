import { QuoteBand } from '#components/call-to-action/CallBand.tsx'
import { FeatureSection } from '#components/layout/FeatureSection.tsx'
import { StepsSection } from '#components/layout/Steps.tsx'
import { CannotTakeList } from '#components/services/CannotTakeList.tsx'
import { CityLinks } from '#components/services/CityLinks.tsx'
import { Questions } from '#components/services/Questions.tsx'
import { ServiceCards } from '#components/services/ServiceCards.tsx'
import type { Content } from './+content.ts'

export function BelowFold(page: Content) {
  return (
    <>
      <FeatureSection title={page.benefitsTitle} features={page.benefits} ground="paper" />
      <ServiceCards {...page} />
      <StepsSection title={page.stepsTitle} steps={page.steps} />
      <Questions id="questions" ground="page" {...page.commonQuestions} />
      <CannotTakeList {...page.cannotTake} />
      <CityLinks title={page.citiesTitle} lead={page.citiesLead} />
      <QuoteBand {...page.closing} />
    </>
  )
}
