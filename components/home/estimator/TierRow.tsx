import styled from '@emotion/styled'
import { memo } from 'react'
import { dollars, type PricingTier } from '#data/pricing/pricing.ts'
import { hiddenUntilHydrated } from './hiddenUntilHydrated.ts'
import { TierFlag } from './TierFlag.tsx'

const Row = styled('label')(({ theme: { typography, palette, design } }) => ({
  display: 'grid',
  gridTemplateColumns: '28px 1fr auto',
  gap: '.1rem .75rem',
  alignItems: 'center',
  minHeight: 72,
  padding: '.7rem 1.1rem .7rem .9rem',
  borderRadius: design.corner.medium,
  background: palette.background.paper,
  cursor: 'pointer',
  '&[data-chosen]': { boxShadow: `0 0 0 3px ${palette.primary.main}` },
  '&:has(:focus-visible)': { outline: design.focusRing.outline, outlineOffset: 5 },
  '& input': {
    ...hiddenUntilHydrated,
    gridRow: 'span 2',
    appearance: 'none',
    width: 24,
    height: 24,
    margin: 0,
    borderRadius: '50%',
    border: `2px solid ${palette.control}`,
    background: palette.background.paper,
    cursor: 'inherit',
  },
  '& input:checked': { border: `8px solid ${palette.primary.main}` },
  // The row has the ring.
  '& input:focus-visible': { outlineColor: 'transparent', borderRadius: '50%' },
  '& > span': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 .5rem',
    alignItems: 'center',
    fontWeight: 700,
    fontSize: '1.125rem',
    lineHeight: 1.2,
  },
  '& > span, & > small': { gridColumn: '-3 / -2' },
  '& small': {
    fontSize: typography.body2.fontSize,
    lineHeight: 1.3,
    color: palette.text.secondary,
  },
  '& > b': {
    gridArea: '1 / -2 / 3 / -1',
    fontFamily: design.fonts.display,
    fontWeight: 800,
    fontSize: '1.75rem',
    lineHeight: 1,
    letterSpacing: '-.03em',
  },
  '@media (scripting: none)': { gridTemplateColumns: '1fr auto', paddingLeft: '1.1rem', cursor: 'auto' },
}))

type TierRowProps = {
  value: number
  tier: PricingTier
  isChosen: boolean
  onChoose: (tier: PricingTier) => void
}

/** One size with its price, and what it holds: "5 fridges or 50 bags". */
export const TierRow = memo(function TierRow({ value, tier, isChosen, onChoose }: TierRowProps) {
  const flag = tier.popular ? 'popular' : tier.bestValue ? 'bestValue' : undefined
  return (
    <Row data-chosen={isChosen || undefined}>
      <input type="radio" name="load-size" value={value} checked={isChosen} onChange={() => onChoose(tier)} />
      <span>
        {`${tier.label} `}
        {flag && <TierFlag flag={flag} />}
      </span>{' '}
      <small>{[tier.description, ...tier.details].join('. ')}</small> <b>{dollars(tier.price)}</b>
    </Row>
  )
})
