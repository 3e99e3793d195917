import { CityServiceClosing } from '#components/services/CityServiceClosing.tsx'
import { CityServiceHero } from '#components/services/CityServiceHero.tsx'
import { Coverage } from '#components/services/Coverage.tsx'
import { JobDetails } from '#components/services/JobDetails.tsx'
import { JobFeatures } from '#components/services/JobFeatures.tsx'
import { JobInfo } from '#components/services/JobInfo.tsx'
import { RelatedServices } from '#components/services/RelatedServices.tsx'
import type { Content } from './+content.ts'

export function Page({ city, service, photo, wording, features, related }: Content) {
  return (
    <>
      <CityServiceHero city={city} service={service} photo={photo} wording={wording} />
      <JobDetails label={wording.detailsLabel} details={wording.details} />
      <JobInfo title={wording.infoTitle} terms={wording.infoTerms} info={service.additionalInfo} />
      <JobFeatures title={wording.featuresTitle} features={features} />
      <Coverage city={city} title={wording.coverageTitle} lead={wording.coverageLead} />
      <RelatedServices title={wording.relatedTitle} links={related} columns={3} />
      <CityServiceClosing
        citySlug={city.slug}
        title={service.closing}
        text={wording.closing}
        back={wording.back}
      />
    </>
  )
}
