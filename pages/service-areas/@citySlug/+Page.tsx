import { CityReach, PublicDepots } from '#components/areas/CitySections.tsx'
import { WillTheCityTakeIt } from '#components/areas/WillTheCityTakeIt.tsx'
import { FeatureBand, FeatureSection } from '#components/blocks/FeatureSection.tsx'
import { QuoteBand } from '#components/layout/CallToAction.tsx'
import { Hero } from '#components/layout/Hero.tsx'
import { Section, Sections } from '#components/layout/Section.tsx'
import { BackLink } from '#components/navigation/links.tsx'
import { RouteSection } from '#components/navigation/RouteSection.tsx'
import { ServiceDirectory } from '#components/navigation/ServiceDirectory.tsx'
import { breadcrumbs } from '#data/pages/breadcrumbs.ts'
import { paths } from '#data/paths.ts'
import type { Data } from './+data.ts'

export function Page({ city, photo, access, collection, wording }: Data) {
  return (
    <Sections>
      <Hero
        breadcrumbs={breadcrumbs.city(city.name)}
        title={wording.title}
        asksAbout
        citySlug={city.slug}
        lead={city.lead}
        photo={photo}
      />
      <FeatureBand label={wording.benefitsLabel} features={wording.benefits} />
      <CityReach city={city} wording={wording} />
      <Section title={wording.servicesTitle} lead={wording.servicesLead} ground="paper">
        <ServiceDirectory citySlug={city.slug} />
      </Section>
      <FeatureSection title={wording.accessTitle} lead={wording.accessLead} features={access} isFolded />
      <WillTheCityTakeIt
        title={wording.collectionTitle}
        collector={city.authority.collector}
        ground="paper"
        collection={collection}
      >
        {city.depots.length > 0 && <PublicDepots depots={city.depots} wording={wording} />}
      </WillTheCityTakeIt>
      <RouteSection citySlug={city.slug} />
      <QuoteBand title={city.closing} text={wording.closing}>
        <BackLink to={paths.serviceAreas}>{wording.back}</BackLink>
      </QuoteBand>
    </Sections>
  )
}
