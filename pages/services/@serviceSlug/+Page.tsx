import { FeatureBand } from '#components/layout/FeatureSection.tsx'
import { DirectServiceHero } from '#components/services/ServiceHeroes.tsx'
import type { Content } from './+content.ts'

export function Page({ service, photo, features, wording }: Content) {
  return (
    <>
      <DirectServiceHero service={service} photo={photo} />
      <FeatureBand label={wording.featuresLabel} features={features} />
    </>
  )
}
