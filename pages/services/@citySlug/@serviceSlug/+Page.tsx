import { CityServiceHero } from '#components/services/CityServiceHero.tsx'
import { JobDetails } from '#components/services/JobDetails.tsx'
import type { Content } from './+content.ts'

export function Page({ city, service, photo, wording }: Content) {
  return (
    <>
      <CityServiceHero city={city} service={service} photo={photo} wording={wording} />
      <JobDetails label={wording.detailsLabel} details={wording.details} />
    </>
  )
}
