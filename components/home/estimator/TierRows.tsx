import styled from '@emotion/styled'
import type { RefObject } from 'react'
import type { PricingTier } from '#data/pricing/pricing.ts'
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx'
import { TierRow } from './TierRow.tsx'

const Rows = styled('fieldset')({
  display: 'grid',
  minWidth: 0,
  '& ul': { display: 'grid', gap: '.5rem', gridAutoRows: '1fr' },
  '& li': { display: 'grid' },
})

type TierRowsProps = {
  ref: RefObject<HTMLFieldSetElement | null>
  legend: string
  tiers: readonly PricingTier[]
  chosen: PricingTier | undefined
  onChoose: (tier: PricingTier) => void
}

/** Every size with its price, to be chosen from. */
export function TierRows({ ref, legend, tiers, chosen, onChoose }: TierRowsProps) {
  return (
    <Rows ref={ref}>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      <ul>
        {tiers.map((tier, index) => (
          <li key={tier.label}>
            <TierRow value={index} tier={tier} isChosen={tier === chosen} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </Rows>
  )
}
