import { styled } from '@mui/material/styles'
import { fillTemplate } from '#data/fillTemplate.ts'
import type { EstimatorWording } from '#data/pages/home.ts'
import { shownYards } from '#data/pricing/loadEstimate.ts'
import { dollars, type PricingTier } from '#data/pricing/pricing.ts'

const Price = styled('p')(({ theme: { typography, design, breakpoints } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.5rem 1.25rem',
  fontWeight: 600,
  fontSize: '1.125rem',
  lineHeight: 1.3,
  '& > b': design.type.price,
  '& > strong': { ...typography.h3, fontFamily: design.fonts.display },
  '& span b': { display: 'block' },
  [breakpoints.up('md')]: { '& > strong + span': { flex: '1 1 16em' } },
}))

type LoadPriceProps = {
  /** Undefined if one truck does not hold the load. */
  tier: PricingTier | undefined
  overfull: EstimatorWording['overfull']
  /** Of the counted load. */
  cubicYards: number
}

/** The price and what it buys, or why there is none. */
export function LoadPrice({ tier, overfull, cubicYards }: LoadPriceProps) {
  if (!tier)
    return (
      <Price>
        <strong>{overfull.title}</strong>
        <span>{fillTemplate(overfull.text, { yards: shownYards(cubicYards) })}</span>
      </Price>
    )
  return (
    <Price>
      <b>{dollars(tier.price)}</b>
      <span>
        <b>{`${tier.label} `}</b>
        {`about ${tier.description}`}
      </span>
    </Price>
  )
}
