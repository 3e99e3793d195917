import Slider from '@mui/material/Slider'
import { styled } from '@mui/material/styles'
import { memo } from 'react'
import type { EstimatorWording } from '#data/pages/home.ts'
import { type PricingTier, pricingTiers } from '#data/prices/pricing.ts'
import { hiddenUntilHydrated } from '../../layout/styles.ts'
import { useHydrated } from '../../session/useHydrated.ts'
import handle from './art/handle.svg'
import { strapTrack } from './strapTrack.ts'

const Place = styled('div')({
  ...hiddenUntilHydrated,
  // Reserves the slider's height until the slider is rendered.
  '&:not(:has(input))': { paddingTop: 52 },
  '& > div': { display: 'flex', justifyContent: 'space-between', marginTop: '.5rem', fontWeight: 600 },
})

// The handle stays between the ends of the strap.
const Strap = styled(Slider)(({ theme }) => ({
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

type LoadSliderProps = {
  wording: EstimatorWording
  /** Index of the chosen tier. */
  size: number
  name: string
  onChange: (tier: PricingTier | undefined) => void
  /** Called before the touch changes the size. */
  onTouch: () => void
  /** Called when the touch becomes a scroll of the page. */
  onCancel: () => void
  /** Called when the handle is released. */
  onSettle: () => void
}

/** The slider that chooses the size of the load. */
export const LoadSlider = memo(
  ({ wording, size, name, onChange, onTouch, onCancel, onSettle }: LoadSliderProps) => {
    const isHydrated = useHydrated()
    const largest = pricingTiers.length - 1
    return (
      <Place>
        {/* Not prerendered: the slider has inline styles, and prerendered pages have none. It is hidden until hydration. */}
        {isHydrated && (
          <Strap
            aria-label={wording.slider}
            getAriaValueText={() => name}
            max={largest}
            shiftStep={1}
            value={size}
            style={{ '--fill': `${(size / largest) * 100}%` }}
            onChange={(_, next) => onChange(pricingTiers[Number(next)])}
            onPointerDown={onTouch}
            onPointerCancel={onCancel}
            onChangeCommitted={onSettle}
          />
        )}
        <div aria-hidden="true">
          <span>{wording.smallest}</span>
          <span>{wording.largest}</span>
        </div>
      </Place>
    )
  },
)
