import type { HomePage } from '#data/pages/home.ts'
import type { PricingTier } from '#data/pricing/pricing.ts'
import { Section } from '../../layout/Section.tsx'
import { LoadEstimator } from './LoadEstimator.tsx'
import { PricingNotes } from './PricingNotes.tsx'

type PricingProps = HomePage['pricing'] & {
  /** Cheapest first. */
  tiers: readonly PricingTier[]
}

export function Pricing({ title, lead, estimator, notes, tiers }: PricingProps) {
  return (
    <Section id="pricing" title={title} lead={lead} leadPlace="beside" ground="kraft">
      <LoadEstimator wording={estimator} tiers={tiers} />
      <PricingNotes notes={notes} />
    </Section>
  )
}
