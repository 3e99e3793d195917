import styled from '@emotion/styled'
import type { HomePage } from '#data/home.ts'
import type { PricingTier } from '#data/pricing.ts'
import { Section } from '../layout/Section.tsx'
import { LoadedTruck } from './LoadedTruck.tsx'
import { PriceList } from './PriceList.tsx'
import { PricingNotes } from './PricingNotes.tsx'

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '1.75rem',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '7fr 5fr', gap: '2rem' },
}))

type PricingProps = HomePage['pricing'] & {
  /** Cheapest first. */
  tiers: readonly PricingTier[]
}

export function Pricing({ title, lead, drawing, notes, tiers }: PricingProps) {
  const popular = tiers.find((tier) => tier.popular)
  return (
    <Section id="pricing" title={title} lead={lead} ground="kraft">
      <Columns>
        {popular && <LoadedTruck tier={popular} drawing={drawing} />}
        <PriceList tiers={tiers} />
      </Columns>
      <PricingNotes notes={notes} />
    </Section>
  )
}
