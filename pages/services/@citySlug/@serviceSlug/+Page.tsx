import { WillTheCityTakeIt } from '#components/areas/WillTheCityTakeIt.tsx'
import { FeatureSection } from '#components/blocks/FeatureSection.tsx'
import { QuoteBand } from '#components/layout/CallToAction.tsx'
import { Hero } from '#components/layout/Hero.tsx'
import { Sections } from '#components/layout/Section.tsx'
import { BackLink, LinkSection } from '#components/navigation/links.tsx'
import {
  Coverage,
  DestinationsAndFeatures,
  JobInfo,
  VisitDetails,
} from '#components/services/CityServiceSections.tsx'
import { JobCost } from '#components/services/JobCost.tsx'
import { ServiceQuestions } from '#components/services/Questions.tsx'
import { breadcrumbs } from '#data/pages/breadcrumbs.ts'
import { paths } from '#data/paths.ts'
import type { Data } from './+data.ts'

export function Page({ city, lead, service, photo, wording, ...page }: Data) {
  return (
    <Sections>
      <Hero
        breadcrumbs={breadcrumbs.cityService(city, service.name)}
        badge={wording.badge}
        title={wording.title}
        asksAbout
        citySlug={city.slug}
        lead={lead}
        photo={photo}
      />
      <VisitDetails wording={wording} />
      <JobCost service={service} loads={page.loads} preparation={page.preparation} wording={wording} />
      <JobInfo service={service} wording={wording} hazardousDepots={page.hazardousDepots} />
      <ServiceQuestions questions={page.questions} wording={wording} />
      {page.collection && <WillTheCityTakeIt title={wording.collectionTitle} collection={page.collection} />}
      <FeatureSection title={wording.accessTitle} features={page.access} isFolded />
      <DestinationsAndFeatures service={service} wording={wording} features={page.features} />
      <Coverage city={city} wording={wording} />
      <LinkSection title={wording.relatedTitle} links={page.related} columns={3} />
      <QuoteBand title={service.closing} text={wording.closing}>
        <BackLink to={paths.city(city.slug)}>{wording.back}</BackLink>
      </QuoteBand>
    </Sections>
  )
}
