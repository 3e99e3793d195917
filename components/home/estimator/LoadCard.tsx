import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { fillTemplate } from '#data/fillTemplate.ts'
import type { EstimatorWording } from '#data/pages/home.ts'
import { shownYards } from '#data/pricing/loadEstimate.ts'
import { dollars } from '#data/pricing/pricing.ts'
import { lazyModule } from '../../api/lazyModule.ts'
import { Buttons, CallButton, QuoteButton } from '../../call-to-action/QuoteAndCall.tsx'
import { hiddenUntilHydrated } from '../../layout/hiddenUntilHydrated.ts'
import { Icon } from '../../media/Icon.tsx'
import { TruckDrawing } from '../../media/TruckDrawing.tsx'
import { rememberQuoteSubject } from '../../session/quoteSubject.ts'
import { LoadSlider } from './LoadSlider.tsx'
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

const Disclosure = styled(Button)(({ theme: { design, breakpoints } }) => ({
  ...hiddenUntilHydrated,
  [breakpoints.down('sm')]: { minHeight: design.size.touchTargetMin, padding: 0 },
  '& svg': { transition: `transform ${design.move.fast}` },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
}))

/** The list of items to count, fetched when it is opened. */
const counter = lazyModule(() => import('./ItemCounter.tsx'))

/** The chosen load: its price, how full the truck is, and the buttons; under it the items to count. */
export function LoadCard({ wording, estimate }: { wording: EstimatorWording; estimate: LoadEstimate }) {
  const { tier, size, name, counted, needs, subject } = estimate
  const { module, hasFailed, load } = counter.useModule()
  const [isOpen, setOpen] = useState(false)

  async function toggle() {
    if (await load()) setOpen((before) => !before)
  }

  return (
    <>
      <Load data-open={isOpen || undefined}>
        {tier ? (
          <Price>
            <b>{dollars(tier.price)}</b>
            <span>
              <b>{`${name} `}</b>
              {`about ${tier.description}`}
            </span>
          </Price>
        ) : (
          <Price>
            <strong>{name}</strong>
            <span>
              {fillTemplate(wording.overfull.text, { yards: shownYards(counted?.cubicYards ?? 0) })}
            </span>
          </Price>
        )}
        {needs && <p>{needs}</p>}
        <TruckDrawing drawing={wording.drawing} loads={size + 1} />
        <LoadSlider wording={wording} estimate={estimate} />
        <Buttons sx={{ marginTop: '.5rem' }}>
          {!tier && <CallButton />}
          <QuoteButton label="Get a quote for this load" onClick={() => rememberQuoteSubject(subject)} />
          <Disclosure
            variant="quiet"
            endIcon={<Icon name="expandMore" />}
            aria-expanded={isOpen}
            onClick={toggle}
            onFocus={counter.load}
            onPointerEnter={counter.load}
          >
            {wording.count}
          </Disclosure>
        </Buttons>
        {hasFailed && <p role="alert">{wording.uncountable}</p>}
      </Load>
      {module && (
        <module.ItemCounter hidden={!isOpen} overfull={wording.overfull.title} estimate={estimate} />
      )}
    </>
  )
}
