import { CityHero } from '#components/areas/CityHero.tsx'
import { FeatureBand } from '#components/layout/FeatureSection.tsx'
import type { Content } from './+content.ts'

export function Page({ city, wording }: Content) {
  return (
    <>
      <CityHero cityName={city.name} title={wording.title} lead={city.lead} />
      <FeatureBand label={wording.benefitsLabel} features={wording.benefits} />
    </>
  )
}
