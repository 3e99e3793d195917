import RadioGroup from '@mui/material/RadioGroup'
import { styled } from '@mui/material/styles'
import type { RefObject } from 'react'
import type { PricingTier } from '#data/pricing/pricing.ts'
import { TierRow } from './TierRow.tsx'

const Rows = styled(RadioGroup)({
  display: 'grid',
  '& ul': { display: 'grid', gap: '.5rem', gridAutoRows: '1fr' },
  '& li': { display: 'grid' },
})

type TierRowsProps = {
  ref: RefObject<HTMLDivElement | null>
  legend: string
  tiers: readonly PricingTier[]
  chosen: PricingTier | undefined
  onChoose: (tier: PricingTier | undefined) => void
}

/** Every size with its price, to be chosen from. */
export function TierRows({ ref, legend, tiers, chosen, onChoose }: TierRowsProps) {
  return (
    <Rows
      ref={ref}
      name="load-size"
      aria-label={legend}
      value={chosen ? tiers.indexOf(chosen) : ''}
      onChange={(_, value) => onChoose(tiers[Number(value)])}
    >
      <ul>
        {tiers.map((tier, index) => (
          <li key={tier.label}>
            <TierRow value={index} tier={tier} isChosen={tier === chosen} />
          </li>
        ))}
      </ul>
    </Rows>
  )
}
