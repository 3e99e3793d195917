import styled from '@emotion/styled'
import { dollars, type PricingTier } from '#data/pricing.ts'
import { Buttons } from '../call-to-action/Buttons.tsx'
import { QuoteButton } from '../call-to-action/QuoteButton.tsx'
import truck from './art/truck.svg'

const Card = styled('div')(({ theme: { palette, design } }) => ({
  display: 'grid',
  gap: '1rem',
  alignContent: 'space-between',
  padding: 'clamp(1.1rem, 2.4vw, 2.25rem)',
  borderRadius: design.corner.large,
  background: palette.background.paper,
}))

const Price = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.5rem 1.25rem',
  fontWeight: 600,
  fontSize: '1.125rem',
  lineHeight: 1.3,
  '& > b': theme.design.type.price,
  '& span b': { display: 'block' },
}))

/** The truck with one of the loads on it. */
export function LoadedTruck({ tier, drawing }: { tier: PricingTier; drawing: string }) {
  return (
    <Card>
      <Price>
        <b>{dollars(tier.price)}</b>
        <span>
          <b>{`${tier.label} `}</b>
          {`about ${tier.description}`}
        </span>
      </Price>
      <img src={truck} alt={drawing} width="720" height="296" loading="lazy" />
      <Buttons>
        <QuoteButton />
      </Buttons>
    </Card>
  )
}
