import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Slider from '@mui/material/Slider'
import { styled } from '@mui/material/styles'
import { memo, useDeferredValue } from 'react'
import { fillTemplate } from '#data/fillTemplate.ts'
import type { EstimatorWording } from '#data/pages/home.ts'
import { shownVolume } from '#data/prices/loadEstimate.ts'
import { dollars, pricingTiers } from '#data/prices/pricing.ts'
import { lazyModule } from '../api/lazyModule.ts'
import { usePersistentOpen } from '../blocks/PersistentAccordion.tsx'
import { Buttons, CallButton, QuoteButton } from '../layout/CallToAction.tsx'
import { strapTrack } from '../layout/Strap.tsx'
import { hiddenUntilHydrated } from '../layout/styles.ts'
import { Icon } from '../media/Icon.tsx'
import { TruckDrawing } from '../media/TruckDrawing.tsx'
import { useHydrated } from '../session/createStore.ts'
import { rememberQuoteSubject } from '../session/quoteSubject.ts'
import handle from './handle.svg'
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

type ContactProps = { isTooMuch: boolean; subject: string; load: string }

const Contact = memo(({ isTooMuch, subject, load }: ContactProps) => (
  <>
    {isTooMuch && <CallButton />}
    <QuoteButton label="Get a quote for this load" onClick={() => rememberQuoteSubject(subject, load)} />
  </>
))

/** The list of items to count, fetched when it is opened. */
const counter = lazyModule(() => import('./ItemCounter.tsx'))

/** The chosen load: its price, how full the truck is, and the buttons. The item counter opens below. */
export function LoadCard({ wording, estimate }: { wording: EstimatorWording; estimate: LoadEstimate }) {
  // The touched control updates first; on a slow phone price, truck and buttons follow a moment later.
  const shown = useDeferredValue(estimate)
  const { module, hasFailed, load } = counter.useModule()
  const [isOpen, setOpen] = usePersistentOpen('item counter')

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
          choose={estimate.choose}
          touch={estimate.touch}
          cancel={estimate.cancel}
          settle={estimate.settle}
        />
        <Buttons sx={{ marginTop: '.5rem' }}>
          <Contact isTooMuch={!shown.tier} subject={estimate.subject} load={estimate.load} />
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

const Price = styled('p')(({ theme: { typography, design, breakpoints } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.5rem 1.25rem',
  fontWeight: 600,
  fontSize: '1.125rem',
  lineHeight: 1.3,
  // Enlarged text: a price of four characters fits a phone.
  '& > b': { ...design.type.price, fontSize: `min(25vw, ${design.type.price.fontSize})` },
  '& > strong': { ...typography.h3, fontFamily: design.fonts.display },
  '& span b': { display: 'block' },
  // Beside the price on a phone; below it if the text is enlarged.
  [breakpoints.down('sm')]: { '& > b + span': { flex: '1 1 7.5em', fontSize: '1.0625rem' } },
  [breakpoints.up('md')]: { '& > strong + span': { flex: '1 1 16em' } },
}))

type LoadResultProps = Pick<LoadEstimate, 'tier' | 'size' | 'name' | 'needs'> & {
  wording: EstimatorWording
  /** Total volume of the counted items. */
  cubicYards: number | undefined
}

const LoadResult = memo(({ wording, tier, size, name, cubicYards = 0, needs }: LoadResultProps) => (
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

const SliderBox = styled('div')({
  ...hiddenUntilHydrated,
  // Reserves the slider's height until the slider is rendered.
  '&:not(:has(input))': { paddingTop: 52 },
  '& > div': { display: 'flex', justifyContent: 'space-between', marginTop: '.5rem', fontWeight: 600 },
})

// The handle stays between the ends of the strap.
const StrapSlider = styled(Slider)(({ theme }) => ({
  display: 'block',
  width: 'auto',
  height: 52,
  margin: '0 24px',
  padding: 0,
  // Removes the padding that Material UI adds for touch.
  '@media (pointer: coarse)': { padding: 0 },
  // A vertical drag scrolls the page.
  touchAction: 'pan-y',
  '& .MuiSlider-rail': { ...strapTrack(theme), left: -24, width: 'calc(100% + 48px)', opacity: 1 },
  '& .MuiSlider-track': { display: 'none' },
  '& .MuiSlider-thumb': {
    width: 48,
    height: 48,
    borderRadius: 10,
    background: `${theme.palette.text.primary} url(${handle})`,
    forcedColorAdjust: 'none',
    transition: 'none',
    '&, &:hover, &.Mui-focusVisible, &.Mui-active': { boxShadow: theme.design.shadow[2] },
    '&:has(:focus-visible)': theme.design.focusRing,
    '&::before, &::after': { display: 'none' },
  },
}))

type LoadSliderProps = { wording: EstimatorWording } & Pick<
  LoadEstimate,
  'size' | 'name' | 'choose' | 'touch' | 'cancel' | 'settle'
>

const LoadSlider = memo(({ wording, size, name, choose, touch, cancel, settle }: LoadSliderProps) => {
  const isHydrated = useHydrated()
  const largest = pricingTiers.length - 1
  return (
    <SliderBox>
      {/* Not prerendered: the slider has inline styles, and prerendered pages have none. It is hidden until hydration. */}
      {isHydrated && (
        <StrapSlider
          aria-label={wording.slider}
          getAriaValueText={() => name}
          max={largest}
          shiftStep={1}
          value={size}
          style={{ '--fill': `${(size / largest) * 100}%` }}
          onChange={(_, next) => choose(pricingTiers[Number(next)])}
          onPointerDown={touch}
          onPointerCancel={cancel}
          onChangeCommitted={settle}
        />
      )}
      <div aria-hidden="true">
        <span>{wording.smallest}</span>
        <span>{wording.largest}</span>
      </div>
    </SliderBox>
  )
})
