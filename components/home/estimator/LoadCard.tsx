import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import type { EstimatorWording } from '#data/pages/home.ts'
import type { PricingTier } from '#data/pricing/pricing.ts'
import { TruckDrawing } from '../../media/TruckDrawing.tsx'
import { LoadActions } from './LoadActions.tsx'
import { LoadPrice } from './LoadPrice.tsx'
import { LoadSlider } from './LoadSlider.tsx'
import type { useItemCounter } from './useItemCounter.ts'
import type { LoadEstimate } from './useLoadEstimate.ts'

const Load = styled(Card)(({ theme: { breakpoints } }) => ({
  display: 'grid',
  gap: '1rem',
  alignContent: 'start',
  padding: 'clamp(1.1rem, 2.4vw, 2.25rem)',
  // The open counter continues the card.
  '&[data-open]': { borderBottomLeftRadius: 0, borderBottomRightRadius: 0 },
  [breakpoints.down('sm')]: { paddingInline: '1rem' },
}))

type LoadCardProps = {
  wording: EstimatorWording
  tiers: readonly PricingTier[]
  estimate: LoadEstimate
  counter: Omit<ReturnType<typeof useItemCounter>, 'Counter'>
}

/** The chosen load: its price, how full the truck is, and the buttons. */
export function LoadCard({ wording, tiers, estimate, counter }: LoadCardProps) {
  const { tier, counted, needs, subject, choose, settle } = estimate
  const size = tier ? tiers.indexOf(tier) : tiers.length - 1
  return (
    <Load data-open={counter.isOpen || undefined}>
      <LoadPrice tier={tier} overfull={wording.overfull} cubicYards={counted?.cubicYards ?? 0} />
      {needs && <p>{needs}</p>}
      <TruckDrawing drawing={wording.drawing} loads={size + 1} />
      <LoadSlider
        label={wording.slider}
        ends={[wording.smallest, wording.largest]}
        sizes={tiers.map(({ label }) => label)}
        size={size}
        name={tier?.label ?? wording.overfull.title}
        onSlide={(next) => choose(tiers[next])}
        onSettle={settle}
      />
      <LoadActions subject={subject} isOverfull={!tier} count={wording.count} counter={counter} />
      {counter.isUnreachable && <p role="alert">{wording.uncountable}</p>}
    </Load>
  )
}
