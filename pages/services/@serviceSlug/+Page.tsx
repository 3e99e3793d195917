import { FeatureBand } from '#components/blocks/FeatureSection.tsx'
import { QuoteBand } from '#components/layout/CallToAction.tsx'
import { Hero } from '#components/layout/Hero.tsx'
import { Sections } from '#components/layout/Section.tsx'
import { CityServiceLinks } from '#components/navigation/CityChoice.tsx'
import { BackLink } from '#components/navigation/links.tsx'
import { HowWeDoIt, RemovedItems } from '#components/services/DirectServiceSections.tsx'
import { JobCost } from '#components/services/JobCost.tsx'
import { ServiceQuestions } from '#components/services/Questions.tsx'
import { breadcrumbs } from '#data/pages/breadcrumbs.ts'
import { paths } from '#data/paths.ts'
import type { Data } from './+data.ts'

export function Page({ service, photo, features, loads, related, wording }: Data) {
  return (
    <Sections>
      <Hero
        breadcrumbs={breadcrumbs.underHome(service.name)}
        title={service.title}
        asksAbout
        lead={service.description}
        photo={photo}
        buckled
      />
      <FeatureBand label={wording.featuresLabel} features={features} />
      <RemovedItems service={service} wording={wording} />
      <JobCost service={service} loads={loads} preparation={service.preparation} wording={wording} />
      <HowWeDoIt service={service} wording={wording} />
      <ServiceQuestions questions={service.questions} wording={wording} />
      <CityServiceLinks title={wording.relatedTitle} services={related} more={wording.serviceAreasLink} />
      <QuoteBand {...service.closing}>
        <BackLink to={paths.home}>{wording.back}</BackLink>
      </QuoteBand>
    </Sections>
  )
}
