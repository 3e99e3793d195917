import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { memo, useDeferredValue } from 'react'
import type { EstimatorWording } from '#data/pages/home.ts'
import { lazyModule } from '../../api/lazyModule.ts'
import { Buttons, CallButton, QuoteButton } from '../../call-to-action/QuoteAndCall.tsx'
import { hiddenUntilHydrated } from '../../layout/styles.ts'
import { Icon } from '../../media/Icon.tsx'
import { rememberQuoteSubject } from '../../session/quoteSubject.ts'
import { useKeptOpen } from '../../session/useKeptOpen.ts'
import { LoadResult } from './LoadResult.tsx'
import { LoadSlider } from './LoadSlider.tsx'
import type { LoadEstimate } from './useLoadEstimate.ts'

const Load = styled(Card)(({ theme: { breakpoints } }) => ({
  display: 'grid',
  gap: '1rem',
  alignContent: 'start',
  padding: 'clamp(1.1rem, 2.4vw, 2.25rem)',
  // The open counter is attached below the card.
  '&[data-open]': { borderBottomLeftRadius: 0, borderBottomRightRadius: 0 },
  [breakpoints.down('sm')]: { paddingInline: '1rem' },
}))

const Disclosure = styled(Button)(({ theme: { design, breakpoints } }) => ({
  ...hiddenUntilHydrated,
  [breakpoints.down('sm')]: { minHeight: design.size.touchTargetMin, padding: 0 },
  '& svg': { transition: `transform ${design.move.fast}` },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
}))

type ContactProps = { isTooMuch: boolean; subject: string }

const Contact = memo(({ isTooMuch, subject }: ContactProps) => (
  <>
    {isTooMuch && <CallButton />}
    <QuoteButton label="Get a quote for this load" onClick={() => rememberQuoteSubject(subject)} />
  </>
))

/** The list of items to count, fetched when it is opened. */
const counter = lazyModule(() => import('./ItemCounter.tsx'))

/** The chosen load: its price, how full the truck is, and the buttons. The item counter opens below. */
export function LoadCard({ wording, estimate }: { wording: EstimatorWording; estimate: LoadEstimate }) {
  // The touched control updates first; on a slow phone price, truck and buttons follow a moment later.
  const shown = useDeferredValue(estimate)
  const { module, hasFailed, load } = counter.useModule()
  const [isOpen, setOpen] = useKeptOpen('item counter')

  async function toggle() {
    // Computed before the code is loaded: a second press meanwhile must not undo the first.
    if (await load()) setOpen(!isOpen)
  }

  return (
    <>
      <Load data-open={isOpen || undefined}>
        <LoadResult
          wording={wording}
          tier={shown.tier}
          size={shown.size}
          name={shown.name}
          cubicYards={shown.counted?.cubicYards}
          needs={shown.needs}
        />
        <LoadSlider
          wording={wording}
          size={estimate.size}
          name={estimate.name}
          onChange={estimate.choose}
          onTouch={estimate.touch}
          onCancel={estimate.cancel}
          onSettle={estimate.settle}
        />
        <Buttons sx={{ marginTop: '.5rem' }}>
          <Contact isTooMuch={!shown.tier} subject={estimate.subject} />
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
