import styled from '@emotion/styled'
import { type Feature, FeatureGrid } from './FeatureGrid.tsx'
import { Wrap } from './Wrap.tsx'

const Band = styled('section')(({ theme }) => ({
  background: theme.palette.background.paper,
  paddingBlock: 'clamp(2.5rem, 4vw, 4rem)',
}))

/** Four cards right under a hero, without a heading over them. */
export function FeatureBand({ label, features }: { label: string; features: readonly Feature[] }) {
  return (
    <Band aria-label={label}>
      <Wrap>
        <FeatureGrid features={features} columns={4} heading="h2" />
      </Wrap>
    </Band>
  )
}
