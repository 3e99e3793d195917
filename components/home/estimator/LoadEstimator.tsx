import { styled } from '@mui/material/styles'
import type { EstimatorWording } from '#data/pages/home.ts'
import type { PricingTier } from '#data/pricing/pricing.ts'
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx'
import { useHydrated } from '../../session/useHydrated.ts'
import { LoadCard } from './LoadCard.tsx'
import { TierRows } from './TierRows.tsx'
import { useItemCounter } from './useItemCounter.ts'
import { useLoadEstimate } from './useLoadEstimate.ts'

// The counter continues the card, and the rows keep the height of the card alone.
const Columns = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > [role=radiogroup]': { marginTop: '1.75rem' },
  [breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    columnGap: '2rem',
    '& > [role=radiogroup]': { gridArea: '1 / 2', marginTop: 0 },
  },
}))

type LoadEstimatorProps = {
  wording: EstimatorWording
  /** Cheapest first. */
  tiers: readonly PricingTier[]
}

/** Six sizes, chosen by row, by slider or by counting items; without JavaScript a price list. */
export function LoadEstimator({ wording, tiers }: LoadEstimatorProps) {
  const isHydrated = useHydrated()
  const estimate = useLoadEstimate(tiers, wording)
  const { Counter, ...counter } = useItemCounter()

  return (
    <Columns data-waiting={isHydrated ? undefined : ''}>
      <LoadCard wording={wording} tiers={tiers} estimate={estimate} counter={counter} />
      {Counter && (
        <Counter
          hidden={!counter.isOpen}
          counted={estimate.counted}
          overfull={wording.overfull.title}
          onCount={estimate.count}
        />
      )}
      <TierRows
        ref={estimate.rows}
        legend={wording.rows}
        tiers={tiers}
        chosen={estimate.tier}
        onChoose={estimate.choose}
      />
      <VisuallyHidden aria-live="polite">{estimate.announcement}</VisuallyHidden>
    </Columns>
  )
}
