import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { fillTemplate } from '#data/fillTemplate.ts'
import type { EstimatorWording } from '#data/pages/home.ts'
import { shownVolume } from '#data/prices/loadEstimate.ts'
import { dollars, type PricingTier } from '#data/prices/pricing.ts'
import { TruckDrawing } from '../../media/TruckDrawing.tsx'

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

type LoadResultProps = {
  wording: EstimatorWording
  /** Undefined if one truck does not hold the load. */
  tier: PricingTier | undefined
  /** Index of the tier; of the largest tier if none holds the load. */
  size: number
  name: string
  /** Total volume of the counted items. */
  cubicYards: number | undefined
  needs: string | undefined
}

/** The price of the chosen load, and how full the truck is. */
export const LoadResult = memo(({ wording, tier, size, name, cubicYards = 0, needs }: LoadResultProps) => (
  <>
    {tier ? (
      <Price>
        <b>{dollars(tier.price)}</b>
        <span>
          <b>{`${name} `}</b>
          <span>{`about ${tier.description}`}</span>
        </span>
      </Price>
    ) : (
      <Price>
        <strong>{name}</strong>
        <span>{fillTemplate(wording.overfull.text, { yards: shownVolume(cubicYards) })}</span>
      </Price>
    )}
    {needs && <p>{needs}</p>}
    <TruckDrawing alt={wording.drawing} loads={size + 1} />
  </>
))
