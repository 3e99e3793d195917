import { FeatureSection } from '#components/blocks/FeatureSection.tsx'
import { Steps } from '#components/blocks/Steps.tsx'
import { QuoteBand } from '#components/layout/CallToAction.tsx'
import { Hero } from '#components/layout/Hero.tsx'
import { Section, Sections } from '#components/layout/Section.tsx'
import { LinkSection } from '#components/navigation/links.tsx'
import { CannotTakeList, ServiceCards } from '#components/services/JunkRemovalSections.tsx'
import { Questions } from '#components/services/Questions.tsx'
import { breadcrumbs } from '#data/pages/breadcrumbs.ts'
import { cities } from '#data/places/cities.ts'
import { cityLinks } from '#data/places/route.ts'
import type { Data } from './+data.ts'

export function Page(page: Data) {
  return (
    <Sections>
      <Hero {...page} breadcrumbs={breadcrumbs.junkRemoval} isAssuring />
      <FeatureSection title={page.benefitsTitle} features={page.benefits} ground="paper" />
      <ServiceCards {...page} />
      <Section title={page.stepsTitle} ground="paper">
        <Steps steps={page.steps} />
      </Section>
      <Questions id="questions" ground="page" {...page.commonQuestions} />
      <CannotTakeList {...page.cannotTake} />
      <LinkSection title={page.citiesTitle} lead={page.citiesLead} links={cityLinks(cities)} columns={4} />
      <QuoteBand {...page.closing} />
    </Sections>
  )
}
