import { CityHero } from '#components/areas/CityHero.tsx'
import { FeatureBand } from '#components/layout/FeatureSection.tsx'
import type { Content } from './+content.ts'

export function Page({ city, wording }: Content) {
  return (
    <>
      <CityHero city={city} wording={wording} />
      <FeatureBand label={wording.benefitsLabel} features={wording.benefits} />
    </>
  )
}
